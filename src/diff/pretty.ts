import { styleText } from "node:util";
import { editOf, excerpt, shortened } from "./edit.ts";
import type { ChangeGroup, GroupedChange } from "./group.ts";
import { isSame, type NamedPage, type SiteDiff, type Totals } from "./site-diff.ts";

export interface DiffOptions {
  /** What the site is compared with, in words. */
  base: string;
  colour?: boolean;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, words: string) => string;

/** A diff as a person reads it in a terminal. */
export function formatDiff(diff: SiteDiff, { base, colour = false }: DiffOptions): string {
  const paint: Paint = (style, words) =>
    colour ? styleText(style, words, { validateStream: false }) : words;
  const blocks = [
    isSame(diff)
      ? `No visitor and no robot sees a difference from ${base}.`
      : `Compared with ${base}:`,
    ...pageList("appear", diff.appear, paint),
    ...pageList("vanish", diff.vanish, paint),
    ...diff.groups.map((group) => groupWords(group, diff, paint)),
    ...fileWords(diff),
    ...(diff.isPartial ? [NO_SHARED] : []),
    totalsWords(diff),
    ...findingsWords(diff, paint),
  ];
  return blocks.join("\n\n");
}

const NO_SHARED =
  "Header, footer, colours and fonts were not compared: an older version of Plumbline built that site.";

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function pageList(verb: string, pages: readonly NamedPage[], paint: Paint): string[] {
  if (pages.length === 0) return [];
  const head = `${counted(pages.length, "page")} ${pages.length === 1 ? `${verb}s` : verb}`.replace(
    "vanishs",
    "vanishes",
  );
  const lines = pages.slice(0, MOST_PAGES).map(({ path, title }) => `  ${path}  ${title}`);
  return [[paint("bold", head), ...lines, ...more(pages.length - MOST_PAGES)].join("\n")];
}

const MOST_PAGES = 20;

const more = (count: number): string[] => (count > 0 ? [`  and ${count} more`] : []);

function groupWords(
  { pages, changes }: ChangeGroup,
  { pages: all }: SiteDiff,
  paint: Paint,
): string {
  const [first, ...others] = changes;
  const what = first && others.length === 0 ? headOf(first) : counted(changes.length, "change");
  const head = paint("bold", `${pageCount(pages.length, all.after)}: ${what}`);
  const lines = changes.flatMap((change) => [
    ...(others.length === 0 ? [] : [`  ${headOf(change)}`]),
    ...change.edits.slice(0, 3).flatMap((edit) => editWords(edit, change, pages, paint)),
    ...more(change.edits.length - 3),
  ]);
  return [head, paint("dim", `  ${named(pages)}`), ...lines].join("\n");
}

const pageCount = (count: number, all: number): string =>
  count === all && all > 1 ? `all ${count} pages` : counted(count, "page");

const MOST_NAMED = 3;

export const named = (pages: readonly string[]): string => {
  const rest = pages.length - MOST_NAMED;
  const first = pages.slice(0, MOST_NAMED).join(", ");
  return rest > 0 ? `${first} and ${rest} more` : first;
};

const VERBS = { changed: "", added: " is new", removed: " is gone", order: ": another order" };

export const headOf = ({ where, kind }: GroupedChange): string => where + VERBS[kind];

/** What is read there and was read there before. */
export function editLines({ before, after }: GroupedChange["edits"][number]): [string, string][] {
  if (before !== undefined && after !== undefined) {
    const [old, now] = shortened(editOf(before, after));
    return [
      ["-", old],
      ["+", now],
    ];
  }
  return [
    ...(before ? [["-", excerpt(before)] as [string, string]] : []),
    ...(after ? [["+", excerpt(after)] as [string, string]] : []),
  ];
}

function editWords(
  edit: GroupedChange["edits"][number],
  { edits }: GroupedChange,
  pages: readonly string[],
  paint: Paint,
): string[] {
  const where = edits.length > 1 && pages.length > 1 ? [`    ${edit.page}`] : [];
  const also = edit.also ? [paint("dim", `    also: ${edit.also.join(", ")}`)] : [];
  const lines = editLines(edit).map(([sign, text]) =>
    paint(sign === "-" ? "red" : "green", `    ${sign} ${text}`),
  );
  return [...where, ...lines, ...also];
}

function fileWords({ files }: SiteDiff): string[] {
  const lines = [
    ...files.appear.map((url) => `  ${url} is new`),
    ...files.vanish.map((url) => `  ${url} is gone`),
    ...files.change.map((url) => `  ${url} has other content`),
  ];
  const shown = [...lines.slice(0, MOST_PAGES), ...more(lines.length - MOST_PAGES)];
  return lines.length > 0 ? [[counted(lines.length, "file"), ...shown].join("\n")] : [];
}

export function totalsWords({ pages, bytes }: Pick<SiteDiff, "pages" | "bytes">): string {
  return `${change(pages)} pages, ${change(inKilobytes(bytes))} kB of HTML`;
}

const change = ({ before, after }: Totals): string =>
  before === after ? String(after) : `${before} → ${after}`;

const inKilobytes = ({ before, after }: Totals): Totals => ({
  before: Math.round(before / 100) / 10,
  after: Math.round(after / 100) / 10,
});

function findingsWords({ findings }: SiteDiff, paint: Paint): string[] {
  if (!findings) return ["What the check said of that site is not known."];
  const { before, after, fresh, gone } = findings;
  const lines = [
    ...fresh.map(({ place, message, rule }) =>
      paint("yellow", `  + ${place}: ${message} (${rule})`),
    ),
    ...gone.map(({ place, message, rule }) => paint("green", `  - ${place}: ${message} (${rule})`)),
  ];
  const shown = [...lines.slice(0, MOST_PAGES), ...more(lines.length - MOST_PAGES)];
  const count =
    before === after ? counted(after, "finding") : `${before} → ${counted(after, "finding")}`;
  return [[`The check: ${count}, ${fresh.length} new, ${gone.length} gone`, ...shown].join("\n")];
}
