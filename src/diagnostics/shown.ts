import { codeFrame } from "./code-frame.ts";
import type { LocatedDiagnostic, Severity } from "./diagnostic.ts";

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
  /** What to do, and on which pages it is; in lines of their own. */
  hint: string;
  affected: string;
}

/** `text` is that of the file that the problem is in. */
export function shownProblem(diagnostic: LocatedDiagnostic, text: string): ShownProblem {
  const { severity, rule, file, range, place, message, hint = "" } = diagnostic;
  return {
    ...{ severity, rule, place, message, hint },
    at: `${file}:${range.line}:${range.column}`,
    frame: codeFrame(text, range),
    affected: affected(diagnostic),
  };
}

/** How many pages a template's mistake is on; a mistake on one page says that by its place. */
const affected = ({ affects = [] }: LocatedDiagnostic): string =>
  affects.length > 1 ? `On ${affects.length} pages: ${listed(affects)}.` : "";

/** The first few of many, such as `/a, /b and 4 more`. */
export const listed = (names: readonly string[]): string =>
  names.length <= 3
    ? names.join(", ")
    : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
