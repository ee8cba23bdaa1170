import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bare, defOf } from "../../../config/parse/schema-at.ts";
import { ourKit } from "../../../kit/our-kit.ts";
import { fieldName } from "../../model/field-name.ts";
import { controlOf } from "../../model/form/control.ts";
import { sectionName } from "../../model/section-name.ts";
import type { Control } from "../../protocol/fields.ts";

/** The builder's own texts are named by their keys, and kinds of businesses by the words of schema.org. */
const WITHOUT_NAMES = /(^|\.)(texts|structuredData)$|^(languages\.)?(business|locations)\.type$/;

/** All names in a form. */
function namesIn(control: Control, path: string): string[] {
  if (control.type === "list") return namesIn(control.item, path);
  if (control.type === "record") return namesIn(control.value, path);
  if (control.type === "alternatives")
    return control.options.flatMap((option) => namesIn(option, path));
  if (control.type === "choice")
    return WITHOUT_NAMES.test(path) ? [] : control.options.map(({ label }) => label);
  if (control.type === "object") return namesOfFields(control.fields, path);
  if (control.type !== "variants") return [];
  const options = control.options.flatMap(({ label, fields }) => [
    label,
    ...namesOfFields(fields, path),
  ]);
  return [control.keyLabel, ...options];
}

const namesOfFields = (
  fields: Extract<Control, { type: "object" }>["fields"],
  path: string,
): string[] =>
  fields.flatMap(({ key, label, control }) => [
    label,
    ...(key === "texts" ? [] : namesIn(control, `${path}.${key}`)),
  ]);

const { schemas, sections } = ourKit();
const { shape = {} } = defOf(bare(schemas.site));
const { element: page } = defOf(bare(shape.pages ?? schemas.site));
const { element: section } = defOf(bare(shape.before ?? schemas.site));

const all = new Set(
  [
    // Positions begin with the parts of the config.
    ...Object.entries(shape).map(([key, schema]) => fieldName(key, schema)),
    ...[...sections.keys()].map((type) => sectionName(sections, type)),
    ...Object.entries(shape).flatMap(([key, schema]) =>
      key === "texts" ? [] : namesIn(controlOf(schema), key),
    ),
    ...[page, section].flatMap((schema) => (schema ? namesIn(controlOf(schema), "") : [])),
  ].filter((name) => !/^([\d.:]+|\$.*)$/.test(name)),
);

describe.each(["ar", "cy", "de", "es", "fr", "pl"])("the names in forms, %s", (language) => {
  const file = join(import.meta.dirname, "names", `${language}.json`);
  const names: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));

  it("are all there, and no others", () => {
    expect(Object.keys(names).sort()).toEqual([...all].sort());
  });

  it("are words", () => {
    expect(Object.entries(names).filter(([, name]) => !/\p{L}/u.test(name))).toEqual([]);
  });
});
