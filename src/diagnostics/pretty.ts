import { painter } from "../lib/paint.ts";
import type { LocatedDiagnostic } from "./diagnostic.ts";
import { problemViews } from "./problem-view.ts";

export interface PrettyOptions {
  /** Text of the file that the diagnostics are about, for the code frames. */
  text: string;
  colour?: boolean;
  /**
   * Whether to display each problem of a rule with many, instead of the worst one and a list of the others.
   */
  all?: boolean;
}

const COLOURS = { error: "red", warning: "yellow", info: "cyan" } as const;

/**
 * Diagnostics for people: position in the file, path in words, message, lines and hint, then a line
 * with the count.
 */
export function formatPretty(
  diagnostics: readonly LocatedDiagnostic[],
  { text, colour = false, all = false }: PrettyOptions,
): string {
  const paint = painter(colour);
  const blocks = problemViews(diagnostics, text, { all }).map((view) =>
    [
      `${paint("bold", view.at)}  ${view.location}`,
      `${paint(COLOURS[view.severity], view.severity)}  ${view.message} ${paint("dim", `(${view.rule})`)}`,
      view.codeFrame,
      ...(view.hint ? [`  → ${view.hint}`] : []),
      ...(view.affected ? [view.affected.replace(/^/gm, "  ")] : []),
    ].join("\n"),
  );
  const rest = pendingChecks(diagnostics);
  const last = summary(diagnostics) + (rest === undefined ? "" : `. ${rest}`);
  return [...blocks, last].join("\n\n");
}

/** Explains why a report may be incomplete, if checks of the whole site wait. */
export const pendingChecks = (diagnostics: readonly LocatedDiagnostic[]): string | undefined =>
  diagnostics.some(({ isBlocking }) => isBlocking)
    ? "Links and other checks of the whole site follow once these errors are fixed."
    : undefined;

/** Such as `2 errors, 1 warning`. */
export function summary(diagnostics: readonly LocatedDiagnostic[]): string {
  const counts = (["error", "warning", "info"] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const word = severity === "info" ? "note" : severity;
    return count > 0 ? [`${count} ${word}${count === 1 ? "" : "s"}`] : [];
  });
  return counts.join(", ") || "no problems";
}
