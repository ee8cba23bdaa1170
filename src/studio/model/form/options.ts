import type { z } from "zod";
import { bare, defOf, metaOf } from "../../../config/parse/schema-at.ts";
import { inWords, upperFirst } from "../../../lib/text.ts";
import type { ChoiceOption } from "../../protocol/fields.ts";

type Schema = z.core.$ZodType;

/** The values of a schema that accepts only a few; empty for any other. */
export function optionsOf(schema: Schema): ChoiceOption[] {
  const inner = bare(schema);
  const { type, values, entries, parts = [] } = defOf(inner);
  if (type === "enum") return describedOptions(inner, Object.values(entries ?? {}));
  if (type === "literal") return (values ?? []).flatMap(option);
  if (type !== "template_literal") return [];
  return parts.reduce<string[]>(combined, [""]).flatMap(option);
}

/** The values with their names for people, if the schema has them. */
function describedOptions(schema: Schema, values: readonly unknown[]): ChoiceOption[] {
  const { enumDescriptions } = metaOf(schema);
  const labels: readonly unknown[] = Array.isArray(enumDescriptions) ? enumDescriptions : [];
  return values.flatMap((value, at) =>
    option(value).map((each) => ({ ...each, label: String(labels[at] ?? each.label) })),
  );
}

/** A name of the config, such as `longText`, in words. */
export const labelOf = (value: string) =>
  upperFirst(/^[a-z]+([A-Z][a-z]*)+$/.test(value) ? inWords(value) : value);

function combined(starts: string[], part: unknown): string[] {
  const ends = isSchema(part) ? optionsOf(part).map(({ value }) => value) : [part];
  return starts.flatMap((start) => ends.map((end) => `${start}${end}`));
}

const isSchema = (part: unknown): part is Schema =>
  typeof part === "object" && part !== null && "_zod" in part;

function option(value: unknown): ChoiceOption[] {
  if (typeof value === "string") return [{ value, label: labelOf(value) }];
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return isPlain ? [{ value, label: String(value) }] : [];
}
