import * as z from "zod";
import { shortFormKey } from "../../../schema/fields/short-form.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";

type Schema = z.core.$ZodType;
interface Def {
  type?: string;
  /** The format of a string, such as `date`. */
  format?: string;
  /** The parts of a text that consists of several. */
  parts?: unknown[];
  defaultValue?: unknown;
  /** The words of an enumeration. */
  entries?: Record<string, string | number>;
  innerType?: Schema;
  /** The object behind a short form (schema/fields/short-form.ts). */
  out?: Schema;
  getter?: () => Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  keyType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  discriminator?: string;
  values?: unknown[];
  checks?: { _zod: { def: { check: string; maximum?: number; minimum?: number } } }[];
}

/** The parts of a schema's definition that are needed to walk through it; what is read first is its `innerType`. */
export function defOf(schema: Schema): Def {
  const def = schema._zod.def as unknown as Def;
  return def.out ? { innerType: def.out } : def;
}

/** Unwraps `optional`, `default`, `prefault`, and the wrapper of recursive schemas. */
export function bare(schema: Schema): Schema {
  const { innerType, getter } = defOf(schema);
  const inner = innerType ?? getter?.();
  return inner ? bare(inner) : schema;
}

/** The schema of the value at a path. The value determines the option of a union. */
export function schemaAt(root: Schema, value: unknown, path: Path): Schema | undefined {
  let schema: Schema | undefined = root;
  let current = value;
  for (const step of path) {
    schema = schema && chosenOption(bare(schema), current);
    if (!schema) return undefined;
    const { shape, element, valueType } = defOf(schema);
    schema = shape ? shape[String(step)] : (element ?? valueType);
    current = (current as Record<string | number, unknown> | undefined)?.[step];
  }
  return schema && chosenOption(bare(schema), current);
}

/** The schema of the value at the last step of a path in an object, a list or a record. */
export function innerSchema(owner: Schema | undefined, path: Path): Schema | undefined {
  const { shape, element, valueType } = owner ? defOf(owner) : {};
  const inner = shape?.[String(path.at(-1))] ?? element ?? valueType;
  return inner && bare(inner);
}

/** The option of a union that a value matches; any other schema unchanged. */
export function chosenOption(schema: Schema, value: unknown): Schema | undefined {
  const { discriminator, options } = defOf(schema);
  if (discriminator === undefined) {
    return options?.find((option) => z.safeParse(option, value).success) ?? schema;
  }
  const type = (value as Record<string, unknown> | undefined)?.[discriminator];
  return options?.find((option) => {
    const literal = defOf(option).shape?.[discriminator];
    return literal !== undefined && defOf(bare(literal)).values?.includes(type);
  });
}

/** The maximum number of entries of a list. */
export const maxLength = (schema: Schema): number | undefined =>
  defOf(schema).checks?.find(({ _zod }) => _zod.def.check === "max_length")?._zod.def.maximum;

/** The least number of entries of a list; 0 if it may be empty. */
export const minLength = (schema: Schema): number =>
  defOf(schema).checks?.find(({ _zod }) => _zod.def.check === "min_length")?._zod.def.minimum ?? 0;

/** The schema of an object that can be written as a text, with that form; undefined for any other. */
export function withShortForm(schema: Schema): Schema | undefined {
  const { innerType } = defOf(schema);
  return shortFormKey(schema) === undefined ? innerType && withShortForm(innerType) : schema;
}

/** The schema of the field that a text is in the place of an object; any other schema unchanged. */
export function textField(schema: Schema): Schema {
  const short = withShortForm(schema);
  const field = short && defOf(bare(short)).shape?.[shortFormKey(short) ?? ""];
  return field ? textField(field) : bare(schema);
}

/** The keys of an object schema, and its required keys. */
export function keysOf(schema: Schema): { all: string[]; required: string[] } {
  const shape = defOf(bare(schema)).shape ?? {};
  const all = Object.keys(shape);
  return { all, required: all.filter((key) => shape[key] && isRequired(shape[key])) };
}

/** A field with a default is not required; an object with a short form is as required as the object. */
const isRequired = (field: Schema): boolean =>
  (field._zod.def.type === "pipe" ? bare(field) : field)._zod.optin === undefined;

/** A field's own metadata, or that of the schema that it wraps. */
export function metaOf(schema: Schema): z.core.GlobalMeta {
  const { innerType } = defOf(schema);
  return z.globalRegistry.get(schema) ?? (innerType ? metaOf(innerType) : {});
}

/** A valid value for a schema: its example, or an object of examples of its required fields. */
export function exampleOf(schema: Schema): unknown {
  const inner = bare(schema);
  const { examples } = z.globalRegistry.get(schema) ?? z.globalRegistry.get(inner) ?? {};
  const short = withShortForm(schema);
  if (short) return exampleOf(textField(short));
  const { shape, options, element, values } = defOf(inner);
  if (shape) {
    const { required } = keysOf(inner);
    return Object.fromEntries(required.map((key) => [key, exampleOf(shape[key] as Schema)]));
  }
  if (element) return [exampleOf(element)];
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (options?.[0]) return exampleOf(options[0]);
  return values?.[0] ?? {};
}

/** The greatest minimum length of a list in any section. */
const LONG = 4;

/** A value that a field accepts; undefined if none is known. */
export function validExample(schema: Schema): unknown {
  const example = exampleOf(schema);
  const more = Array.isArray(example)
    ? Array.from({ length: LONG }, (_, at) => Array(at + 1).fill(example[0]))
    : [];
  const { examples } = metaOf(schema);
  const all = [...(Array.isArray(examples) ? examples : []), example, ...more];
  return all.find((each) => z.safeParse(schema, each).success);
}
