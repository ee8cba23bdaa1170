import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../lib/amounts.ts";
import { excerpt, shortened, textEdit } from "./edit.ts";
import type { ChangeGroup, GroupedChange } from "./group.ts";
import { type FindingsDiff, isSame, type SiteDiff, type Totals } from "./site-diff.ts";

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
  const { appear, vanish, groups, files, findings, notices } = diff;
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
      ...listBlock("Important", titled(notices.grave)),
      ...listBlock(
        counted(appear.length, "page appears", "pages appear"),
        appear.map(({ path, title }) => ({ after: `${path}  ${title}` })),
      ),
      ...listBlock(
        counted(vanish.length, "page vanishes", "pages vanish"),
        vanish.map(({ path, title }) => ({ before: `${path}  ${title}` })),
      ),
      ...groups.map((group) => groupBlock(group, diff.pages.after)),
      ...listBlock(
        counted(notices.redirects.length, "old address", "old addresses"),
        titled(notices.redirects),
      ),
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

/** Names a changed file by its purpose. */
function fileChangeTitle(url: string): string {
  if (url === "/llms.txt") return "/llms.txt, which AI assistants read, has other content";
  if (/^\/(favicon|apple-touch-icon)\b/.test(url)) return `the site's icon has changed (${url})`;
  const kind = FILE_KINDS.find(([ending]) => ending.test(url))?.[1];
  return kind ? `${url}: another ${kind} under the same name` : `${url} has other content`;
}

const FILE_KINDS = [
  [/\.(jpe?g|png|gif|webp|avif|svg|heic)$/i, "picture"],
  [/\.(mp4|webm|mov|m4v)$/i, "film"],
  [/\.(pdf|docx?|xlsx?|odt)$/i, "document"],
] as const;

const BY_ITSELF = "Scheduled, with the first build of that day";

const PARTIAL = "Not compared";
const NO_SHARED =
  "Header, footer, colours and fonts: that site was built by an older version of Plumbline.";

/** Longer lists are cut. */
const MOST_ITEMS = 20;

/** Undefined for an empty list. */
function listBlock(title: string, items: ViewItem[]): ViewBlock[] {
  if (items.length === 0) return [];
  const more = Math.max(0, items.length - MOST_ITEMS);
  return [{ title, pages: [], items: items.slice(0, MOST_ITEMS), more }];
}

function groupBlock({ pages, changes }: ChangeGroup, all: number): ViewBlock {
  const [first, ...others] = changes;
  const what =
    first && others.length === 0 ? changeTitle(first) : counted(changes.length, "change");
  const count =
    pages.length === all && all > 1 ? `All ${all} pages` : counted(pages.length, "page");
  const items = changes.flatMap((change) => changeItems(change, others.length > 0));
  return { title: `${count}: ${what}`, pages, items, more: 0 };
}

const VERBS = {
  changed: "",
  added: " is new",
  removed: " is removed",
  order: ": in another order",
};

const changeTitle = ({ where, shown = where, kind, sentence }: GroupedChange): string =>
  sentence ?? shown + VERBS[kind];

/** How many of the edits are shown as examples. */
const MOST_EDITS = 3;

function changeItems(change: GroupedChange, isNamed: boolean): ViewItem[] {
  const { edits } = change;
  const title = isNamed ? changeTitle(change) : undefined;
  const rest = edits.length - MOST_EDITS;
  return [
    ...(edits.length > 1 && title ? [{ title: `${title}, which differs from page to page` }] : []),
    ...edits.slice(0, MOST_EDITS).map((edit) => {
      const name = edits.length > 1 ? edit.page : title;
      const also = edit.also?.join(", ");
      return { ...(name && { title: name }), ...editTexts(edit), ...(also && { also }) };
    }),
    ...(rest > 0 ? [{ title: `and ${rest} more` }] : []),
  ];
}

/** The text before and after, shortened around the edit. */
function editTexts({ before, after }: GroupedChange["edits"][number]): ViewItem {
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
