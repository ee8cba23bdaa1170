import { basename } from "node:path";
import type { z } from "zod";
import { keysOf } from "../../config/parse/schema-at.ts";
import type { LocatedDiagnostic, Path } from "../../diagnostics/diagnostic.ts";
import { inWords, upperFirst } from "../../lib/text.ts";
import type { ProblemModel, SitePart } from "../protocol/state.ts";

const WITH_SECTIONS = new Set(["pages", "templates", "before", "after", "shared"]);
const FIXED = new Set(["$schema", "version"]);

/** The parts of the config for the whole site. */
export function siteParts(schema: z.core.$ZodType): SitePart[] {
  const keys = keysOf(schema).all.filter((key) => !WITH_SECTIONS.has(key) && !FIXED.has(key));
  return keys.map((key) => ({ key, label: upperFirst(inWords(key)) }));
}

/** The cell at a path of a table; the name of its column may be another one in the file. */
const fileCell = (file: string, [row, ...steps]: Path) => ({
  file: basename(file),
  row: Number(row) || 0,
  column: steps.map((step) => (typeof step === "number" ? step + 1 : step)).join("."),
});

export const problemModel = ({
  severity,
  rule,
  location,
  message,
  hint = "",
  path,
  file,
  isInTable,
  affects,
  fix,
}: LocatedDiagnostic): ProblemModel => ({
  severity,
  rule,
  location,
  message,
  // In the file, a backslash is written twice; in a field of the studio it is not.
  hint: hint.replaceAll("\\\\", "\\"),
  path,
  cell: isInTable && fileCell(file, path),
  page: affects[0],
  canFix: fix !== undefined,
});
