import { VERSION } from "../../../../schema/site.ts";
import { type Diagnostic, problem } from "../../../diagnostics/diagnostic.ts";
import { commandLine } from "../../../lib/command-line.ts";

/**
 * A single message for a file of another version; otherwise each change since then would be a separate
 * problem. Undefined if the value is not a version number.
 */
export function versionProblem(value: unknown): Diagnostic | undefined {
  const version: unknown = Object(value).version;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return undefined;
  if (version === VERSION) return undefined;
  return version < VERSION
    ? problem(
        "file-version",
        ["version"],
        `This file is of version ${version}, and this builder reads version ${VERSION}.`,
        `${commandLine("migrate")} shows what changes; ${commandLine("migrate", { write: true })} writes the changes and keeps a copy of the old file beside it. If you used --config here, use it there, too.`,
      )
    : problem(
        "file-version",
        ["version"],
        `This file is of version ${version}, and this builder supports versions up to ${VERSION}.`,
        "Use the builder that the file was written for, or a newer one.",
      );
}
