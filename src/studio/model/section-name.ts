import type { z } from "zod";
import { valueAt } from "../../config/parse/explain.ts";
import { bare, defOf, schemaAt } from "../../config/parse/schema-at.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../diagnostics/path-in-words.ts";
import type { Kit } from "../../kit/kit.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import type { Place } from "../../model/place.ts";
import { fieldName, keyName } from "./field-name.ts";
import { paramsSchemaAt } from "./form/params-schema.ts";
import { formSchema } from "./form/value-model.ts";

/** What owners read in place of a type: `Opening times` for `openingTimes`, if it has no name. */
export const sectionName = (sections: Sections, type: string): string =>
  sections.get(type)?.name ?? keyName(type);

export type Sections = ReadonlyMap<string, Pick<SectionType, "name">>;

/**
 * A position in the config with the names that forms have: `Text on buttons` for `onAccent`, and the name of a section. Names
 * that the owner has chosen stay.
 */
export const ownersPlace = (
  path: Path,
  root: unknown,
  { sections, schemas }: Pick<Kit, "sections" | "schemas">,
): Place =>
  placeOf(path, root, (key) => nameOfKey(key, root, schemas.site)).map((part) => {
    if (typeof part === "string" || part.type !== "section" || part.name === undefined) return part;
    return { ...part, name: sectionName(sections, part.name) };
  });

/** A cell of a table: its file, its row and its column. */
export const cellPlace = (file: string, row: number, column: string): Place => [
  file,
  { type: "entry", number: row + 1 },
  column,
];

function nameOfKey(path: Path, root: unknown, site: z.core.$ZodType): string {
  const outer = path.slice(0, -1);
  const key = String(path.at(-1));
  const owner =
    paramsSchemaAt(root, outer) ??
    schemaAt(site, root, outer) ??
    formSchema(site, root, outer, valueAt(root, outer));
  const { shape, valueType } = owner ? defOf(bare(owner)) : {};
  const field = shape?.[key];
  if (field) return fieldName(key, field);
  return valueType ? key : keyName(key);
}
