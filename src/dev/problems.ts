import type { ErrorPayload } from "vite";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { formatPretty, summary } from "../diagnostics/pretty.ts";

/** Errors for Vite's overlay; each place in it is a link that opens the editor there. */
export function overlayError(
  errors: readonly LocatedDiagnostic[],
  text: string,
  configFile: string,
): ErrorPayload {
  const [first] = errors;
  return {
    type: "error",
    err: {
      message: `${summary(errors)} in ${configFile}`,
      stack: formatPretty(
        errors.map((error) => ({ ...error, file: configFile })),
        { text },
      ),
      plugin: "plumbline",
      ...(first
        ? { loc: { file: configFile, line: first.range.line, column: first.range.column } }
        : {}),
    },
  };
}
