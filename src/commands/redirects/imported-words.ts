import { csvCell } from "../../config/tables/csv.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { commandLine } from "../../lib/command-line.ts";
import { groupBy } from "../../lib/lists.ts";
import type { Imported, UnresolvedAddress } from "./import.ts";

interface About {
  config: string;
  list: string;
  /** For a dry run. */
  isDry: boolean;
}

/** The report of an import. */
export function importedWords(
  imported: Imported & { unread: readonly string[] },
  { config, list, isDry }: About,
): string {
  const { answered, added, unresolved, unread } = imported;
  const all = answered + added.length + unresolved.length;
  const written = isDry ? "Would be written to" : "Written to";
  return [
    `Addresses in ${list}: ${all}, of which ${answered} already work.`,
    ...section(
      `${written} ${config}:`,
      added.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...section("Not read:", unread),
    ...section("Without a target:", unresolvedLines(unresolved)),
    ...(unresolved.length > 0 ? ["", NEXT(list)] : []),
  ].join("\n");
}

const NEXT = (list: string) =>
  `List their targets in a table, and import it: ${commandLine(`redirects import ${list} --format csv > table.csv`)} creates it.`;

const section = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", head, ...lines.map((line) => `  ${line}`)];

/** From this number on, a pattern is suggested for a folder. */
const MANY = 5;

function unresolvedLines(unresolved: readonly UnresolvedAddress[]): string[] {
  return [...groupBy(unresolved, folderOf)].flatMap(([folder, found]) => [
    ...found.map(lineOf),
    ...(folder !== "" && found.length >= MANY
      ? [
          `(all below ${folder}: { "from": "${folder}/*", "to": "/…" } under redirects sends them to one page)`,
        ]
      : []),
  ]);
}

const lineOf = ({ listed, reason, suggestion }: UnresolvedAddress): string =>
  [listed, reason ?? (suggestion && didYouMean(suggestion))].filter((part) => part).join("  ");

/** `/blog` of `https://old.example/blog/2019/leaks`; empty at the top level. */
const folderOf = ({ listed, reason }: UnresolvedAddress): string =>
  (reason === undefined && /^(?:https?:\/\/[^/]+)?(\/[^/?#]+)\/[^/]/.exec(listed)?.[1]) || "";

/** A table of addresses without a target, with suggestions. */
export const tableToFillIn = ({ unresolved }: Imported): string =>
  [
    "from,to",
    ...unresolved.map(({ listed, suggestion = "" }) => [listed, suggestion].map(csvCell).join(",")),
  ].join("\n");
