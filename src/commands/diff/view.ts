import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../lib/amounts.ts";
import { upperFirst } from "../../lib/text.ts";
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
  /** The title for owners, who know no paths. */
  name?: string;
  /** Whether visitors do not notice it. */
  isTechnical?: boolean;
  /** The affected pages. */
  pages: readonly string[];
  items: ViewItem[];
  /** How many more there are. */
  more: number;
}

/** A line of text, or an edit. */
export interface ViewItem {
  title?: string;
  /** The title for owners. */
  name?: string;
  /** Whether visitors do not notice it. */
  isTechnical?: boolean;
  /** Whether its name says all of it: a whole entry, and not a text in it. */
  isWhole?: boolean;
  before?: string;
  after?: string;
  /** Other positions of the same edit. */
  also?: string;
}

/** `upcoming` are scheduled changes. */
export function diffView(diff: SiteDiff, base: string, upcoming: readonly string[]): DiffView {
  const { appear, vanish, groups, files, findings, notices } = diff;
  const fileLines = [
    ...files.appear.map((url) => ({ after: url, isTechnical: true })),
    ...files.vanish.map((url) => ({ before: url, isTechnical: true })),
    ...files.change.map((url) => ({ title: fileChangeTitle(url), isTechnical: !isSeen(url) })),
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
      ...listBlock("Security headers", titled(notices.headers).map(asTechnical)),
      ...listBlock(counted(fileLines.length, "file"), fileLines),
      ...listBlock(BY_ITSELF, titled(upcoming)),
      ...listBlock(PARTIAL, diff.isPartial ? [{ title: NO_SHARED }] : []),
    ],
    totals: formatTotals(diff),
    findings: findingsBlock(findings),
  };
}

const asTechnical = (item: ViewItem): ViewItem => ({ ...item, isTechnical: true });

const titled = (titles: readonly string[]): ViewItem[] => titles.map((title) => ({ title }));

/** Names a changed file by its purpose. */
function fileChangeTitle(url: string): string {
  if (url === "/llms.txt") return "/llms.txt, which AI assistants read, has other content";
  if (/^\/(favicon|apple-touch-icon)\b/.test(url)) return `the site's icon has changed (${url})`;
  const kind = FILE_KINDS.find(([ending]) => ending.test(url))?.[1];
  return kind ? `${url}: another ${kind} under the same name` : `${url} has other content`;
}

/** Whether visitors notice another content of a file: its kind, or the icon of the site. */
const isSeen = (url: string): boolean =>
  /^\/(favicon|apple-touch-icon)\b/.test(url) || FILE_KINDS.some(([ending]) => ending.test(url));

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
  const isTechnical = items.every((item) => item.isTechnical);
  return [{ title, isTechnical, pages: [], items: items.slice(0, MOST_ITEMS), more }];
}

function groupBlock({ pages, changes }: ChangeGroup, all: number): ViewBlock {
  const [first, ...others] = changes;
  const isOne = first !== undefined && others.length === 0;
  const what = isOne ? changeTitle(first) : counted(changes.length, "change");
  const count =
    pages.length === all && all > 1 ? `All ${all} pages` : counted(pages.length, "page");
  const items = changes.flatMap((change) => changeItems(change, !isOne));
  const isTechnical = changes.every(({ isForRobots }) => isForRobots);
  const name = isOne ? `${count}: ${changeName(first)}` : count;
  return { title: `${count}: ${what}`, name, isTechnical, pages, items, more: 0 };
}

const VERBS = {
  changed: "",
  added: " is new",
  removed: " is removed",
  order: ": in another order",
};

const changeTitle = ({ where, shown = where, kind, sentence }: GroupedChange): string =>
  sentence ?? shown + VERBS[kind];

const VERBS_FOR_OWNERS = { ...VERBS, removed: " is no longer shown" };

/** The same for owners. */
function changeName(change: GroupedChange): string {
  const { named, kind, remark } = change;
  if (named === undefined) return upperFirst(changeTitle(change));
  return remark === undefined ? named + VERBS_FOR_OWNERS[kind] : `${named}: ${remark}`;
}

/** How many of the edits are shown as examples. */
const MOST_EDITS = 3;

function changeItems(change: GroupedChange, isNamed: boolean): ViewItem[] {
  const { edits, isForRobots: isTechnical, kind, named } = change;
  const isMany = edits.length > 1;
  const differing = isMany ? ", which differs from page to page" : "";
  const titles = isNamed && {
    title: changeTitle(change) + differing,
    name: changeName(change) + differing,
  };
  const isWhole = kind !== "changed" && named !== undefined && named.endsWith("”");
  const rest = edits.length - MOST_EDITS;
  return [
    ...(isMany && titles ? [{ ...titles, isTechnical }] : []),
    ...edits.slice(0, MOST_EDITS).map((edit) => {
      const also = edit.also?.join(", ");
      return {
        ...(isMany ? { title: edit.page } : titles),
        ...editTexts(edit),
        ...(also && { also }),
        isTechnical,
        isWhole,
      };
    }),
    ...(rest > 0 ? [{ title: `and ${rest} more`, isTechnical }] : []),
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
