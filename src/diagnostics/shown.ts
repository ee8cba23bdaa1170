import { codeFrames } from "./code-frame.ts";
import type { LocatedDiagnostic, Severity } from "./diagnostic.ts";
import { groupProblems, type ProblemGroup } from "./groups.ts";
import { listed } from "./listed.ts";

/** A problem in the words that everybody is shown, whether in the terminal or over a page. */
export interface ShownProblem {
  severity: Severity;
  rule: string;
  /** `path/to/file:line:column`, as editors take it. */
  at: string;
  /** The place in the owner's words. */
  place: string;
  message: string;
  /** The lines of the file with the place marked. */
  frame: string;
  /** What to do; empty if there is nothing to say. */
  hint: string;
  /** On which pages it is, and where else there are more like it; lines, or empty. */
  affected: string;
}

/**
 * Words for problems; `text` is that of the file that they are in. Where one rule has many, the worst
 * stands for all of them, unless `all` says that each is wanted.
 */
export function shownProblems(
  diagnostics: readonly LocatedDiagnostic[],
  text: string,
  { all = false }: { all?: boolean } = {},
): ShownProblem[] {
  const frameOf = codeFrames(text);
  const groups = all
    ? diagnostics.map((worst) => ({ worst, others: [] }))
    : groupProblems(diagnostics);
  return groups.map((group) => {
    const { severity, rule, range, place, message, hint = "" } = group.worst;
    return {
      ...{ severity, rule, place, message, hint },
      at: placeOf(group.worst),
      frame: frameOf(range),
      affected: [...pagesOf(group.worst), ...othersOf(group)].join("\n"),
    };
  });
}

const placeOf = ({ file, range }: LocatedDiagnostic) => `${file}:${range.line}:${range.column}`;

/** How many pages a template's mistake is on; a mistake on one page says that by its place. */
const pagesOf = ({ affects }: LocatedDiagnostic): string[] =>
  affects.length > 1 ? [`On ${affects.length} pages: ${listed(affects, 2)}.`] : [];

/** Of a group, so many places beside the one that is shown in full. */
const MOST_PLACES = 9;

/** Where a group has others, a line for each of the first. */
function othersOf({ worst, others }: ProblemGroup): string[] {
  if (others.length === 0) return [];
  const where = worst.template === undefined ? "" : ` on pages of the template "${worst.template}"`;
  const places = others.slice(0, MOST_PLACES).map((other) => {
    const words = other.message === worst.message ? "" : `  ${other.message}`;
    return `  ${placeOf(other)}  ${other.place}${words}`;
  });
  const rest = others.length > places.length ? ["  … npm run check -- --all shows each."] : [];
  return [`And ${others.length} more like it${where}, such as:`, ...places, ...rest];
}
