import type { z } from "zod";
import { bare, chosenOption, defOf, metaOf, schemaAt } from "../../../config/parse/schema-at.ts";
import { isObject, ownProperty } from "../../../lib/objects.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { Control, ValueModel } from "../../protocol/fields.ts";
import { controlOf } from "./control.ts";
import { paramsSchemaAt } from "./params-schema.ts";

type Schema = z.core.$ZodType;

/** A value of a config with its form; undefined if there is no such place. */
export function valueModel(
  path: ValuePath,
  config: unknown,
  site: Schema,
): Omit<ValueModel, "version" | "problems" | "place"> | undefined {
  const at = (steps: ValuePath) =>
    steps.reduce<unknown>((inner, step) => ownProperty(Object(inner), String(step)), config);
  const value = at(path);
  const isField = typeof path.at(-1) === "string" && at(path.slice(0, -1)) !== undefined;
  const schema = formSchema(site, config, path, value);
  if (!schema || (value === undefined && !isField)) return undefined;
  const { description = "" } = metaOf(schema);
  const control = controlOf(schema);
  return {
    path,
    value,
    control: isUse(value) ? allOptional(control) : control,
    description,
  };
}

/** Whether a section takes its fields from a shared one, which it names. */
export const isUse = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.use === "string";

/** The schema of a form: a section has the fields of its type; elsewhere somebody may choose another kind. */
export function formSchema(
  site: Schema,
  config: unknown,
  path: ValuePath,
  value: unknown,
): Schema | undefined {
  const ofPage = paramsSchemaAt(config, path);
  if (ofPage) return ofPage;
  const owner = schemaAt(site, config, path.slice(0, -1));
  const { shape, element, valueType } = owner ? defOf(bare(owner)) : {};
  const field = shape?.[String(path.at(-1))] ?? element ?? valueType;
  if (!field) return schemaAt(site, config, path);
  if (metaOf(field).id !== "section") return field;
  if (!isUse(value)) return schemaAt(site, config, path);
  const { shared } = Object(config);
  const { type } = Object(ownProperty(Object(shared), String(value.use)));
  return chosenOption(bare(field), { type });
}

/** The shared section has the fields that are not here. */
const allOptional = (control: Control): Control =>
  control.type === "object"
    ? { ...control, fields: control.fields.map((field) => ({ ...field, isRequired: false })) }
    : control;
