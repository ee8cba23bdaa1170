import type { CheckResult } from "../check-site.ts";
import { allLinks } from "../checks/rules/shared/site-links.ts";
import { EACH, type LocatedDiagnostic, type Path } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../util/group-by.ts";
import { Refusal } from "./written/refusal.ts";

/** Most problems that are shown one by one. */
const MOST = 10;

/**
 * Throws if something would be wrong afterwards that is not so before: a place that could not follow, as
 * where a template puts an address together.
 */
export function refuseFaults(
  before: CheckResult,
  after: CheckResult,
  names: { from: string; to: string },
): void {
  const left = linksTo(names.from, after);
  const found = newFindings(before.diagnostics, after.diagnostics, names).map(
    ({ file, range, place, message }) => `${file}:${range.line}  ${place}: ${message}`,
  );
  const all = [...left, ...found];
  if (all.length === 0) return;
  const more = all.length > MOST ? [`and ${all.length - MOST} more`] : [];
  throw new Refusal(
    [
      `${names.from} cannot become ${names.to}, for this would be wrong then:`,
      "",
      ...[...all.slice(0, MOST), ...more].map((line) => `  ${line}`),
      "",
      "Nothing is written. Mend these places first, so that each names it in one piece, or choose another name.",
    ].join("\n"),
  );
}

/** The links that would still lead to an old address. */
function linksTo(path: string, { site, source }: CheckResult): string[] {
  if (!site || !path.startsWith("/") || path.includes("#")) return [];
  return [...allLinks(site.summary)].flatMap(({ use, to, page }) => {
    if (to.path !== path) return [];
    const file = source.written(use.path).table?.file ?? source.file;
    const { line } = source.locate(use.path, undefined, use.within);
    return `${file}:${line}  ${page ?? "header, footer and the like"}: the link "${use.target}" is put together here, and would still lead to ${path}.`;
  });
}

/** What is found of a place of which nothing of the kind was found before. */
function newFindings(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
  { from, to }: { from: string; to: string },
): LocatedDiagnostic[] {
  const names = new Set([from, to].map((name) => name.split(/[.#]/).at(-1) ?? name));
  const keyOf = ({ rule, severity, path, file }: LocatedDiagnostic) =>
    JSON.stringify([rule, severity, file, placeOf(path, names)]);
  const known = groupBy(before, keyOf);
  return [...groupBy(after, keyOf)].flatMap(([key, found]) =>
    found.slice(known.get(key)?.length ?? 0),
  );
}

/** A place by what does not change: keys do that are renamed, and numbers of redirects. */
const placeOf = (path: Path, names: ReadonlySet<string | number>): Path =>
  path[0] === "redirects"
    ? path.filter((step) => typeof step === "string")
    : path.map((step) => (names.has(step) ? EACH : step));
