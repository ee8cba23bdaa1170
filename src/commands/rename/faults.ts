import { orphanPage } from "../../checks/rules/content/orphan-page.ts";
import { allLinks } from "../../checks/rules/shared/site-links.ts";
import type { SourceFile } from "../../config/tables/with-tables.ts";
import type { LocatedDiagnostic, Path } from "../../diagnostics/diagnostic.ts";
import { Refusal } from "../../diagnostics/refusal.ts";
import { surplusItems } from "../../lib/lists.ts";
import type { CheckedSite, CheckResult } from "../../pipeline.ts";
import type { Change } from "./source/references.ts";

/** The number of listed problems; the rest are counted. */
const MOST = 10;

/**
 * Throws if the rename would cause new problems: references that it cannot change, such as an address that a
 * template composes from parts.
 */
export function refuseFaults(before: CheckResult, after: CheckResult, names: Names): void {
  const found = newFindings(before.diagnostics, after.diagnostics, names).map(
    ({ file, range, location, message }) => `${file}:${range.line}  ${location}: ${message}`,
  );
  if (found.length === 0) return;
  refuse(found, names);
}

interface Names {
  from: string;
  to: string;
  /** The advice for references that cannot be renamed. */
  advice?: string | undefined;
}

/** Throws with the problems, one per line. */
export function refuse(
  all: readonly string[],
  {
    from,
    to,
    advice = "Fix these first, so that each has the name in one piece, or choose another name.",
  }: Names,
): never {
  const more = all.length > MOST ? [`and ${all.length - MOST} more`] : [];
  throw new Refusal(
    [
      `${from} cannot be renamed to ${to}, because of these problems:`,
      "",
      ...[...all.slice(0, MOST), ...more].map((line) => `  ${line}`),
      "",
      `Nothing has changed. ${advice}`,
    ].join("\n"),
  );
}

/** Findings of a rule at a position that had none of them before. */
function newFindings(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
  { from, to }: { from: string; to: string },
): LocatedDiagnostic[] {
  const names = new Set([from, to].map((name) => name.split(/[.#]/).at(-1) ?? name));
  const keyOf = ({ rule, severity, path, file }: LocatedDiagnostic) =>
    JSON.stringify([rule, severity, file, stablePosition(path, names)]);
  // Links follow a page. A page without links may have had a redirect, which is removed when the rename
  // undoes it.
  const others = after.filter(({ rule }) => rule !== orphanPage.id);
  return surplusItems(others, before, keyOf);
}

/** A position with keys and redirect numbers ignored, since a rename can change them. */
const stablePosition = (path: Path, names: ReadonlySet<string | number>): Path =>
  path[0] === "redirects"
    ? path.filter((step) => typeof step === "string")
    : path.map((step) => (names.has(step) ? "*" : step));

/**
 * The links to a page whose address consists of parts from a template and from a page, so that no text in the
 * files is the whole address. `changes` are those that can follow a rename.
 */
export function composedLinks(
  path: string,
  { summary }: CheckedSite,
  source: SourceFile,
  changes: readonly Change[],
): string[] {
  const known = new Set(changes.map(({ field }) => JSON.stringify([field.file.file, field.path])));
  return [...allLinks(summary)].flatMap(({ use, to, page }) => {
    if (to.path !== path) return [];
    const written = source.written(use.path);
    const file = written.table?.file ?? source.file;
    if (known.has(JSON.stringify([file, written.path]))) return [];
    const { line } = source.locate(use.path, undefined, use.within);
    const on = page === undefined ? "" : ` on ${page}`;
    return `${file}:${line}  the link "${use.target}"${on} is composed here from the template's text and the page's.`;
  });
}
