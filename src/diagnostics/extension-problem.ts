import { relative } from "node:path";
import type { CodePosition, LocatedDiagnostic } from "./diagnostic.ts";

/** What is wrong in a site's own code, as the config's mistakes are told. */
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

/** Is thrown where own code is wrong, with all that is found at once. */
export class ExtensionError extends Error {
  constructor(readonly problems: readonly LocatedDiagnostic[]) {
    super(problems.map(({ message }) => message).join("\n"));
  }
}

/** Is thrown where a part of own code is stopped, or has given what cannot be used. */
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

/** Also one that comes from another thread. */
export const isExtensionStop = (error: unknown): error is ExtensionStop =>
  error instanceof Error && error.name === "ExtensionStop";

const BROWSER_GLOBAL =
  /^(window|document|navigator|localStorage|sessionStorage|location|self|matchMedia|\w+Observer) is not defined/;

/** What to do about what a component asks for and is not there. */
export function componentHint(message: string): string | undefined {
  if (BROWSER_GLOBAL.test(message))
    return "Browsers alone have that, and pages are made before. Use it in useEffect, or when a visitor does something.";
  if (message.endsWith("before initialization"))
    return "Files that import each other lack it while they are loaded. Move what both need into another file.";
  return undefined;
}
