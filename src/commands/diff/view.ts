import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../lib/amounts.ts";
import { type ModelChange, quoted, shownPosition } from "./change.ts";
import { remarkSentence } from "./change-words.ts";
import { excerpt, shortened, textEdit } from "./edit.ts";
import { fileType } from "./file-type.ts";
import type { ChangeGroup, GroupedChange } from "./group.ts";
import type { MovedPage } from "./moved-pages.ts";
import { type FindingsDiff, isSame, type SiteDiff, type Totals } from "./site-diff.ts";
import type { RedirectChange, SiteNotices } from "./site-notices.ts";

/** A diff for people, independent of the format. */
export interface DiffView {
  /** The base of the comparison. */
  title: string;
  blocks: ViewBlock[];
  /** Totals of pages, bytes and findings. */
  totals: string;
  /** New and fixed findings. */
  findings: ViewBlock;
}

export interface ViewBlock {
  title: string;
  /** The affected pages. */
  pages: readonly string[];
  items: ViewItem[];
  /** How many more there are. */
  more: number;
}

/** A line of text, or an edit. */
export interface ViewItem {
  title?: string;
  before?: string;
  after?: string;
  /** Other positions of the same edit. */
  also?: string;
}

/** `upcoming` are scheduled changes. */
export function diffView(diff: SiteDiff, base: string, upcoming: readonly string[]): DiffView {
  const { appear, vanish, moved, groups, files, findings, notices } = diff;
  const fileLines = [
    ...files.appear.map((url) => ({ after: url })),
    ...files.vanish.map((url) => ({ before: url })),
    ...files.change.map((url) => ({ title: fileChangeTitle(url) })),
  ];
  return {
    title: isSame(diff)
      ? `Visitors and robots notice no difference from ${base}${upcoming.length > 0 ? " today" : ""}.`
      : `Compared with ${base}`,
    blocks: [
      ...listBlock("Important", titled(robotsSentences(notices))),
      ...listBlock(
        counted(appear.length, "page appears", "pages appear"),
        appear.map(({ path, title }) => ({ after: `${path}  ${title}` })),
      ),
      ...listBlock(
        counted(vanish.length, "page vanishes", "pages vanish"),
        vanish.map(({ path, title }) => ({ before: `${path}  ${title}` })),
      ),
      ...listBlock(
        counted(moved.length, "page has another address", "pages have other addresses"),
        titled(moved.map(moveSentence)),
      ),
      ...listBlock(
        counted(notices.redirects.length, "old address", "old addresses"),
        titled(notices.redirects.map(redirectSentence)),
      ),
      ...groups.map((group) => groupBlock(group, diff.pages.after)),
      ...listBlock("Security headers", titled(notices.headers)),
      ...listBlock(counted(fileLines.length, "file"), fileLines),
      ...listBlock(BY_ITSELF, titled(upcoming)),
      ...listBlock(PARTIAL, diff.isPartial ? [{ title: NO_SHARED }] : []),
    ],
    totals: formatTotals(diff),
    findings: findingsBlock(findings),
  };
}

const titled = (titles: readonly string[]): ViewItem[] => titles.map((title) => ({ title }));

export const robotsSentences = ({ isClosed }: SiteNotices): string[] => {
  if (isClosed === undefined) return [];
  return isClosed
    ? ["Search engines are blocked: robots.txt asks them not to read any page of the site."]
    : ["robots.txt lets search engines in again."];
};

export function redirectSentence({ from, to, before }: RedirectChange): string {
  if (to === undefined) return `${from} no longer redirects to ${before}`;
  return `${from} redirects to ${to}${before === undefined ? "" : `, no longer to ${before}`}`;
}

/** Where a page has moved; a redirect to another page is listed with the others. */
export function moveSentence({ from, to, title, redirect }: MovedPage): string {
  const moved = `${quoted(title)} moved from ${from} to ${to}`;
  if (redirect === undefined) return `${moved}, without a redirect`;
  return redirect === to ? `${moved}, with a redirect` : moved;
}

/** Names a changed file by its purpose. */
function fileChangeTitle(url: string): string {
  if (url === "/llms.txt") return "/llms.txt, which AI assistants read, has other content";
  const type = fileType(url);
  if (type === "icon") return `the site's icon has changed (${url})`;
  return type ? `${url}: another ${type} under the same name` : `${url} has other content`;
}

const BY_ITSELF = "Scheduled, with the first build of that day";

const PARTIAL = "Not compared";
const NO_SHARED =
  "Header, footer, colours and fonts: that site was built by an older version of Plumbline.";

/** Longer lists are cut. */
export const MOST_ITEMS = 20;

/** Undefined for an empty list. */
function listBlock(title: string, items: ViewItem[]): ViewBlock[] {
  if (items.length === 0) return [];
  const more = Math.max(0, items.length - MOST_ITEMS);
  return [{ title, pages: [], items: items.slice(0, MOST_ITEMS), more }];
}

function groupBlock({ pages, changes }: ChangeGroup, all: number): ViewBlock {
  const [first, ...others] = changes;
  const isOne = first !== undefined && others.length === 0;
  const what = isOne ? changeTitle(first) : counted(changes.length, "change");
  const count =
    pages.length === all && all > 1 ? `All ${all} pages` : counted(pages.length, "page");
  const items = changes.flatMap((change) => changeItems(change, !isOne));
  return { title: `${count}: ${what}`, pages, items, more: 0 };
}

const VERBS = {
  changed: "",
  added: " is new",
  removed: " is removed",
  order: ": in another order",
};

const changeTitle = (change: GroupedChange): string =>
  remarkSentence(change) ?? shownPosition(change.where) + VERBS[change.kind];

/** How many of the edits are shown as examples. */
export const MOST_EDITS = 3;

function changeItems(change: GroupedChange, isNamed: boolean): ViewItem[] {
  const { edits } = change;
  const isMany = edits.length > 1;
  const differing = isMany ? ", which differs from page to page" : "";
  const named = isNamed && { title: changeTitle(change) + differing };
  const rest = edits.length - MOST_EDITS;
  return [
    ...(isMany && named ? [named] : []),
    ...edits.slice(0, MOST_EDITS).map((edit) => {
      const also = edit.also?.join(", ");
      return {
        ...(isMany ? { title: edit.page } : named),
        ...editTexts(edit),
        ...(also && { also }),
      };
    }),
    ...(rest > 0 ? [{ title: `and ${rest} more` }] : []),
  ];
}

/** The text before and after, shortened around the edit. */
export function editTexts({
  before,
  after,
}: Pick<ModelChange, "before" | "after">): Pick<ViewItem, "before" | "after"> {
  if (before !== undefined && after !== undefined) {
    const [old, now] = shortened(textEdit(before, after));
    return { before: old, after: now };
  }
  return {
    ...(before && { before: excerpt(before) }),
    ...(after && { after: excerpt(after) }),
  };
}

function formatTotals({ pages, bytes }: Pick<SiteDiff, "pages" | "bytes">): string {
  return `${change(pages)} pages, ${change(inKilobytes(bytes))} kB of HTML`;
}

const change = ({ before, after }: Totals): string =>
  before === after ? String(after) : `${before} → ${after}`;

const inKilobytes = ({ before, after }: Totals): Totals => ({
  before: Math.round(before / 100) / 10,
  after: Math.round(after / 100) / 10,
});

function findingsBlock(findings: FindingsDiff | undefined): ViewBlock {
  const none = { pages: [], items: [], more: 0 };
  if (!findings) return { ...none, title: "The findings for that site are unknown." };
  const { before, after, fresh, gone } = findings;
  const count = `${change({ before, after })} ${after === 1 ? "finding" : "findings"}`;
  const title = `The check: ${count}, ${fresh.length} new, ${gone.length} gone`;
  const items = [
    ...fresh.map((each) => ({ after: formatFinding(each) })),
    ...gone.map((each) => ({ before: formatFinding(each) })),
  ];
  const [shown = none] = listBlock(title, items);
  return { ...shown, title };
}

/** A finding in a line. */
const formatFinding = ({ location, message, rule }: LocatedDiagnostic): string =>
  `${location}: ${message} (${rule})`;
