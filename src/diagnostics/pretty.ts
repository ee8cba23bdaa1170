import type { LocatedDiagnostic } from "./diagnostic.ts";

/** Diagnostics as plain lines for a terminal: place in the file, place in words, what, what to do. */
export function formatPretty(diagnostics: readonly LocatedDiagnostic[]): string {
  const blocks = diagnostics.map(({ file, range, place, message, hint, rule, severity }) =>
    [
      `${file}:${range.line}:${range.column}  ${severity}  ${place}`,
      `  ${message} (${rule})`,
      ...(hint ? [`  ${hint}`] : []),
    ].join("\n"),
  );
  return [...blocks, summary(diagnostics)].join("\n\n");
}

/** Such as `2 errors, 1 warning`. */
export function summary(diagnostics: readonly LocatedDiagnostic[]): string {
  const counts = (["error", "warning", "info"] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count > 0 ? [`${count} ${severity}${count === 1 ? "" : "s"}`] : [];
  });
  return counts.join(", ") || "no problems";
}
