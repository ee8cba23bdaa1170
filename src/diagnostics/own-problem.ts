import { relative } from "node:path";
import type { CodePlace, LocatedDiagnostic } from "./diagnostic.ts";

/** What is wrong in a site's own code, as the config's mistakes are told. */
export function ownProblem(
  { file, line, column }: CodePlace,
  message: string,
  hint?: string,
): LocatedDiagnostic {
  return {
    rule: "own-code",
    severity: "error",
    file: relative(".", file),
    inTable: true,
    range: { line, column, endLine: line, endColumn: column + 1 },
    place: "the site's own code",
    path: [],
    affects: [],
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Is thrown where own code is wrong, with all that is found at once. */
export class OwnCodeError extends Error {
  constructor(readonly problems: readonly LocatedDiagnostic[]) {
    super(problems.map(({ message }) => message).join("\n"));
  }
}
