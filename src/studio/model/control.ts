import type { z } from "zod";
import { meaningOf } from "../../../schema/fields/fields.ts";
import { shortFormKey } from "../../../schema/fields/short-form.ts";
import {
  bare,
  defOf,
  exampleOf,
  keysOf,
  maxLength,
  metaOf,
  withShortForm,
} from "../../config/parse/schema-at.ts";
import { inWords, upperFirst } from "../../lib/text.ts";
import type { Control, FieldModel, TextKind } from "../protocol.ts";

type Schema = z.core.$ZodType;

/** Menus contain menus, without an end. */
const MAX_DEPTH = 6;

/** How a value of a schema is edited. */
export function controlOf(schema: Schema, depth = 0): Control {
  const short = withShortForm(schema);
  const inner = bare(schema);
  const { shape, element, options, discriminator } = defOf(inner);
  if (depth > MAX_DEPTH) return { type: "json" };
  if (shape) {
    const key = short && shortFormKey(short);
    const media = key === undefined ? undefined : withAlternative(shape, key);
    if (media) return media;
    return {
      type: "object",
      fields: fieldsOf(inner, depth),
      ...(key !== undefined && { shortForm: key }),
    };
  }
  if (element)
    return { type: "list", item: controlOf(element, depth + 1), example: exampleOf(element) };
  if (options?.every((option) => ["string", "number"].includes(bare(option)._zod.def.type)))
    return { type: "text", kind: "amount" };
  if (options && discriminator !== undefined)
    return {
      type: "variants",
      key: discriminator,
      options: variantsOf(options, discriminator, depth),
    };
  return simpleControl(inner);
}

/** An object of a file and its alternative text, which may be written as the name of the file alone. */
function withAlternative(shape: Record<string, Schema>, file: string): Control | undefined {
  const { [file]: named, ...others } = shape;
  const control = named && controlOf(named);
  const [other, ...more] = Object.entries(others);
  const isText = other && meaningOf(bare(other[1]))?.isAlternative;
  if (control?.type !== "media" || !isText || more.length > 0) return undefined;
  return { ...control, keys: { file, alternative: other[0] } };
}

/** The fields of an object, in their usual order. */
export function fieldsOf(schema: Schema, depth = 0): FieldModel[] {
  const { shape = {} } = defOf(bare(schema));
  const { required } = keysOf(schema);
  const open = Object.entries(shape).filter(([, field]) => !isFixed(field));
  return open.map(([key, field]) => {
    const { description = "", examples } = metaOf(field);
    const preset = defaultOf(field);
    return {
      key,
      label: upperFirst(inWords(key)),
      description,
      isRequired: required.includes(key) && preset === undefined,
      control: controlOf(field, depth + 1),
      ...(Array.isArray(examples) && { example: examples[0] }),
      ...(preset !== undefined && { default: preset }),
    };
  });
}

/** Whether a field has only one possible value, such as the type of a section. */
const isFixed = (field: Schema) => defOf(bare(field)).values?.length === 1;

const variantsOf = (options: readonly Schema[], key: string, depth: number) =>
  options.flatMap((option) => {
    const literal = defOf(option).shape?.[key];
    const [value] = (literal && defOf(bare(literal)).values) ?? [];
    const fields = fieldsOf(option, depth + 1).filter((field) => field.key !== key);
    return typeof value === "string" ? [{ value, fields }] : [];
  });

function defaultOf(field: Schema): unknown {
  const { type, defaultValue, innerType } = defOf(field);
  if (type === "default") return defaultValue;
  return innerType && defaultOf(innerType);
}

function simpleControl(schema: Schema): Control {
  const def = defOf(schema);
  const options = def.values ?? Object.values(def.entries ?? {});
  if (def.type === "boolean") return { type: "flag" };
  if (def.type === "number") return { type: "number" };
  if (def.type === "enum" || (def.type === "literal" && options.length > 1))
    return { type: "choice", options: options.filter(isWord) };
  if (def.type !== "string") return { type: "json" };
  const { kind, media = "document" } = meaningOf(schema) ?? {};
  if (kind === "media") return { type: "media", kind: media };
  const maximum = maxLength(schema);
  return { type: "text", kind: textKindOf(schema), ...(maximum !== undefined && { maximum }) };
}

const isWord = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

function textKindOf(schema: Schema): TextKind {
  const { kind } = meaningOf(schema) ?? {};
  if (kind === "markdown" || kind === "link" || kind === "icon") return kind;
  return "line";
}
