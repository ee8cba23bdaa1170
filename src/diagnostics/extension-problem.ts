import { relative } from "node:path";
import type { CodePosition, LocatedDiagnostic } from "./diagnostic.ts";

/** A problem in an extension, reported like a mistake in the config. */
export function extensionProblem(
  { file, line, column }: CodePosition,
  message: string,
  hint?: string,
): LocatedDiagnostic {
  return {
    rule: "own-code",
    severity: "error",
    file: relative(".", file),
    isInTable: true,
    range: { line, column, endLine: line, endColumn: column + 1 },
    location: "the site's own code",
    path: [],
    affects: [],
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Thrown for invalid extensions, with all their problems. */
export class ExtensionError extends Error {
  constructor(readonly problems: readonly LocatedDiagnostic[]) {
    super(problems.map(({ message }) => message).join("\n"));
  }
}

/** Thrown if an extension was stopped, or returned an invalid value. */
export class ExtensionStop extends Error {
  override readonly name = "ExtensionStop";

  constructor(
    message: string,
    readonly code: CodePosition,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Works for an error from another thread, too. */
export const isExtensionStop = (error: unknown): error is ExtensionStop =>
  error instanceof Error && error.name === "ExtensionStop";

const BROWSER_GLOBAL =
  /^(window|document|navigator|localStorage|sessionStorage|location|self|matchMedia|\w+Observer) is not defined/;

/** A hint about a browser global that a component uses and the server lacks. */
export function componentHint(message: string): string | undefined {
  if (BROWSER_GLOBAL.test(message))
    return "Only browsers have this, and pages are rendered before a browser loads them. Use it in useEffect, or in response to an action of the visitor.";
  if (message.endsWith("before initialization"))
    return "Files that import each other cannot use it while they load. Move what both need into a third file.";
  return undefined;
}
