import { styleText } from "node:util";
import { codeFrame } from "./code-frame.ts";
import type { LocatedDiagnostic } from "./diagnostic.ts";

interface PrettyOptions {
  /** Text of the file that the diagnostics are about, for the code frames. */
  text: string;
  colour?: boolean;
}

const COLOURS = { error: "red", warning: "yellow", info: "cyan" } as const;

/**
 * Diagnostics as a person reads them: place in the file, place in words, what is wrong, the lines
 * themselves and what to do; the last line counts.
 */
export function formatPretty(
  diagnostics: readonly LocatedDiagnostic[],
  { text, colour = false }: PrettyOptions,
): string {
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    colour ? styleText(style, words, { validateStream: false }) : words;
  const blocks = diagnostics.map((diagnostic) => {
    const { file, range, place, message, hint, rule, severity } = diagnostic;
    return [
      `${paint("bold", `${file}:${range.line}:${range.column}`)}  ${place}`,
      `${paint(COLOURS[severity], severity)}  ${message} ${paint("dim", `(${rule})`)}`,
      codeFrame(text, range),
      ...(hint ? [`  → ${hint}`] : []),
      ...affected(diagnostic),
    ].join("\n");
  });
  return [...blocks, summary(diagnostics)].join("\n\n");
}

/** How many pages a template's mistake is on; a mistake on one page says that by its place. */
const affected = ({ affects = [] }: LocatedDiagnostic): string[] =>
  affects.length > 1 ? [`  On ${affects.length} pages: ${listed(affects)}.`] : [];

const listed = (paths: readonly string[]) =>
  paths.length <= 3
    ? paths.join(", ")
    : `${paths.slice(0, 2).join(", ")} and ${paths.length - 2} more`;

/** Such as `2 errors, 1 warning`. */
export function summary(diagnostics: readonly LocatedDiagnostic[]): string {
  const counts = (["error", "warning", "info"] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const word = severity === "info" ? "note" : severity;
    return count > 0 ? [`${count} ${word}${count === 1 ? "" : "s"}`] : [];
  });
  return counts.join(", ") || "no problems";
}
