import * as z from "zod";
import { type FieldKind, meaningOf } from "../../schema/fields/meaning.ts";
import { isPicture } from "../../schema/fields/parts.ts";
import { shortFormKey } from "../../schema/fields/short-form.ts";
import { bare } from "../../src/config/parse/schema-at.ts";

/** A field in JSON Schema; its `title` is the kind of its value. */
export type FieldSchema = z.core.JSONSchema.BaseSchema;

const KINDS: Record<FieldKind, string> = {
  text: "text",
  markdown: "Markdown",
  link: "link",
  endpoint: "https address",
  name: "name",
  fact: "text",
  media: "file name",
  icon: "icon name",
};

/** The JSON Schema of a part of the config, as the owner writes it. */
export function fieldOf(schema: z.ZodType): FieldSchema {
  const field = z.toJSONSchema(schema, {
    io: "input",
    override({ zodSchema, jsonSchema }) {
      const kind = meaningOf(zodSchema)?.kind;
      if (kind) jsonSchema.title = KINDS[kind];
      if (shortFormKey(zodSchema) !== undefined) jsonSchema.title = "text or group";
      // A picture is described once, not wherever one is allowed.
      if (!isPicture(bare(zodSchema)) || shortFormKey(zodSchema) === undefined) return;
      for (const key of ["properties", "required", "additionalProperties"])
        Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, { type: "string", title: "picture" });
    },
  });
  return inPlace(field, field.$defs ?? {}) as FieldSchema;
}

/** Inlines a recursive definition without a name once. */
function inPlace(value: unknown, defs: Record<string, unknown>, within = ""): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inPlace(each, defs, within));
  const { $ref, ...rest }: { $ref?: string } = value;
  if ($ref?.startsWith("#/$defs/__") && $ref !== within) {
    const suggestion = inPlace(defs[$ref.slice("#/$defs/".length)], defs, $ref);
    return { ...Object(suggestion), ...rest };
  }
  const entries = Object.entries(value).map(([key, each]) => [key, inPlace(each, defs, within)]);
  return Object.fromEntries(entries);
}

/** A table of some fields of a group, each with its inner fields. */
export function fieldTable(group: FieldSchema, isWanted = (_name: string) => true): string {
  const fields = Object.entries(group.properties ?? {}).filter(([name]) => isWanted(name));
  const rows = fields.flatMap(([name, field]) => rowsOf(name, asField(field), group));
  const head = [["Field", "Value", "Default", "Description"], Array(4).fill("---")];
  return [...head, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The rows for the fields of a group and their inner fields. */
export const placesIn = (group: FieldSchema): string[] =>
  Object.entries(group.properties ?? {}).flatMap(([name, field]) =>
    rowsOf(name, asField(field), group).map(([place = ""]) => place),
  );

function rowsOf(name: string, field: FieldSchema, group: FieldSchema, path = ""): string[][] {
  const place = path + name;
  const row = [`\`${place}\``, allowedValues(field), absence(name, field, group), meaning(field)];
  const inner = mergeOptions(entryOf(field));
  const rows = Object.entries(inner.properties ?? {});
  return [row, ...rows.flatMap(([key, one]) => rowsOf(key, asField(one), inner, `${place} › `))];
}

/**
 * Merges alternatives, such as the services of a form, into one group with the fields of all. A field that
 * only some have names them.
 */
export function mergeOptions(field: FieldSchema): FieldSchema {
  const options = (field.oneOf ?? []).map(asField);
  const [first] = options;
  if (!first) return field;
  const key = Object.keys(first.properties ?? {}).find((name) => isConstant(first, name)) ?? "";
  const nameOf = (option: FieldSchema) => code(asField(option.properties?.[key]).const);
  const names = new Set(options.flatMap(({ properties = {} }) => Object.keys(properties)));
  const entries = [...names].map((name): [string, FieldSchema] => {
    const having = options.filter(({ properties = {} }) => name in properties);
    const one = asField(having[0]?.properties?.[name]);
    if (name === key) {
      const all = options.map((option) => asField(option.properties?.[key]).const);
      return [name, { enum: all as string[], description: optionList(options, nameOf) }];
    }
    if (having.length === options.length) return [name, one];
    const only = `Only with ${having.map(nameOf).join(", ")}.`;
    return [name, { ...one, description: `${one.description ?? ""} ${only}` }];
  });
  const required = [...names].filter((name) =>
    options.every(
      (option) => !(name in (option.properties ?? {})) || option.required?.includes(name),
    ),
  );
  return { ...field, required, properties: Object.fromEntries(entries) };
}

const isConstant = (option: FieldSchema, name: string) =>
  asField(option.properties?.[name]).const !== undefined;

const optionList = (options: readonly FieldSchema[], nameOf: (option: FieldSchema) => string) =>
  options.map((option) => `${nameOf(option)}: ${option.description}`).join(" ");

/** The schema of the entries of a list or a record; otherwise the field itself. */
export function entryOf(given: FieldSchema | boolean): FieldSchema {
  const field = asField(given);
  const { items, additionalProperties } = field;
  if (items && typeof items === "object" && !Array.isArray(items)) return items;
  return typeof additionalProperties === "object" ? entryOf(additionalProperties) : field;
}

/** JSON Schema also allows `true` and `false`; our fields are neither. */
export const asField = (field: FieldSchema | boolean | undefined): FieldSchema =>
  typeof field === "object" ? field : {};

/** A table has no room for more values. */
const MANY = 20;

function allowedValues(field: FieldSchema): string {
  const { title, type, maxItems } = field;
  if (field.enum && field.enum.length > MANY) return `one of ${field.enum.length} words`;
  if (field.enum) return field.enum.map(code).join(", ");
  if (field.const !== undefined) return code(field.const);
  if (field.anyOf) return field.anyOf.map((option) => allowedValues(asField(option))).join(" or ");
  if (field.$ref)
    return field.$ref.endsWith("/formField") ? "[field](forms.md#fields-of-a-form)" : "section";
  if (type === "array")
    return `list${maxItems ? `, up to ${maxItems}` : ""}: ${allowedValues(entryOf(field))}`;
  if (type === "object" || field.oneOf) return title ?? "group";
  if (type === "boolean") return "`true`, `false`";
  return title ?? (type === "number" || type === "integer" ? "number" : "plain text");
}

function absence(name: string, field: FieldSchema, group: FieldSchema): string {
  const value = field.default;
  if (group.required?.includes(name)) return "required";
  const isEmpty = value === undefined || ["[]", "{}"].includes(JSON.stringify(value));
  return isEmpty ? "" : code(value);
}

const code = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

function meaning(field: FieldSchema): string {
  const [example] = Array.isArray(field.examples) ? field.examples : [];
  const isShort = typeof example === "string" || typeof example === "number";
  const text = (field.description ?? "").replaceAll("|", "\\|");
  return isShort && !field.enum && example !== field.default
    ? `${text} Example: ${code(example)}`
    : text;
}
