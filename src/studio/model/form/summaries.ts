import { basename } from "node:path";
import type { z } from "zod";
import { orphanPage } from "../../../checks/rules/content/orphan-page.ts";
import { bare, defOf, keysOf } from "../../../config/parse/schema-at.ts";
import type { Diagnostic, LocatedDiagnostic, Path } from "../../../diagnostics/diagnostic.ts";
import { pathInWords } from "../../../diagnostics/path-in-words.ts";
import type { Kit } from "../../../kit/kit.ts";
import { TEXT_IN_FORM } from "../../../site/resolve/alternatives.ts";
import type { FieldProblem } from "../../protocol/problems.ts";
import type { ProblemModel, SitePart } from "../../protocol/state.ts";
import { fieldName } from "../field-name.ts";
import { ownersPlace } from "../section-name.ts";

const WITH_SECTIONS = new Set(["pages", "templates", "before", "after", "shared"]);
const FIXED = new Set(["$schema", "version"]);

/** The parts of the config for the whole site. */
export function siteParts(schema: z.core.$ZodType): SitePart[] {
  const keys = keysOf(schema).all.filter((key) => !WITH_SECTIONS.has(key) && !FIXED.has(key));
  const { shape = {} } = defOf(bare(schema));
  return keys.map((key) => ({ key, label: fieldName(key, shape[key] ?? schema) }));
}

/** The cell at a path of a table; the name of its column may be another one in the file. */
const fileCell = (file: string, [row, ...steps]: Path) => ({
  file: basename(file),
  row: Number(row) || 0,
  column: steps.map((step) => (typeof step === "number" ? step + 1 : step)).join("."),
});

export function fieldProblem(found: Diagnostic): FieldProblem {
  const { severity, rule, message, path, fix } = found;
  const hint = rule === "picture-text" ? TEXT_IN_FORM : (found.hint ?? "");
  const suggestion = fix?.kind === "replace" ? fix.value : found.suggestion;
  return {
    severity,
    rule,
    message,
    // In the file, a backslash is written twice; in a field of the studio it is not.
    hint: hint.replaceAll("\\\\", "\\"),
    path,
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A problem of a config, with the sections that it may have. */
export function problemModel(found: LocatedDiagnostic, config: unknown, kit: Kit): ProblemModel {
  const { path, file, isInTable, affects, fix } = found;
  // The config may have changed since the check.
  const isSame = pathInWords(path, config) === found.location;
  const location = isSame ? ownersPlace(path, config, kit) : found.location;
  return {
    ...fieldProblem(found),
    location,
    cell: isInTable && fileCell(file, path),
    page: affects[0],
    canFix: fix !== undefined,
    isUnlinked: found.rule === orphanPage.id,
  };
}
