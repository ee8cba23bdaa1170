import type { z } from "zod";
import { isForAdministration } from "../../../../schema/fields/administration.ts";
import { meaningOf } from "../../../../schema/fields/meaning.ts";
import { namedBy } from "../../../../schema/fields/names.ts";
import { shortFormKey } from "../../../../schema/fields/short-form.ts";
import { spellingOf } from "../../../../schema/fields/spellings.ts";
import {
  bare,
  defOf,
  exampleOf,
  keysOf,
  maxLength,
  metaOf,
  minLength,
  withShortForm,
} from "../../../config/parse/schema-at.ts";
import type { Control, FieldModel, TargetKeys, TextKind } from "../../protocol/fields.ts";
import { fieldName, keyName } from "../field-name.ts";
import { closureKeys, hoursKeys, withClosures } from "./hours-keys.ts";
import { labelOf, optionsOf } from "./options.ts";
import { periodKeys } from "./period-keys.ts";

type Schema = z.core.$ZodType;

/** Some schemas contain themselves without an end, such as menus and parameters. */
const MAX_REPEATS = 3;

/** How a value of a schema is edited. `outer` are the schemas that contain it. */
export function controlOf(schema: Schema, outer: readonly Schema[] = []): Control {
  const inner = bare(schema);
  const { shape, element, options, discriminator, valueType, keyType } = defOf(inner);
  if (outer.filter((each) => each === inner).length >= MAX_REPEATS) return { type: "json" };
  const within = [...outer, inner];
  // A section has its own form.
  if (discriminator !== undefined && metaOf(schema).id === "section" && outer.length > 0)
    return { type: "section" };
  if (shape) return objectControl(schema, within);
  if (element) return listControl(schema, element, within);
  if (valueType && inner._zod.def.type === "record") {
    const control = controlOf(valueType, within);
    const isLanguage = keyType !== undefined && spellingOf(bare(keyType)) === "language";
    const names = isLanguage && { names: "language" as const };
    return { type: "record", value: control, example: exampleOf(valueType), ...names };
  }
  if (options && discriminator !== undefined)
    return {
      type: "variants",
      key: discriminator,
      keyLabel: keyLabelOf(options, discriminator),
      options: variantsOf(options, discriminator, within),
    };
  return options ? unionControl(options, within) : simpleControl(inner);
}

function objectControl(schema: Schema, within: readonly Schema[]): Control {
  const short = withShortForm(schema);
  const key = short && shortFormKey(short);
  const media = key === undefined ? undefined : withAlternative(defOf(bare(schema)).shape, key);
  if (media) return media;
  const fields = fieldsOf(bare(schema), within);
  const target = targetOf(fields);
  const closure = closureKeys(schema);
  return {
    type: "object",
    fields,
    ...(key !== undefined && { shortForm: key }),
    ...(target && { target }),
    ...(closure && { closure }),
  };
}

/**
 * The fields of an object that is a link, such as a button or an entry of a menu: a new one needs a target and its words,
 * and nothing else.
 */
function targetOf(fields: readonly FieldModel[]): TargetKeys | undefined {
  const [link] = fields.filter(isLink);
  const required = fields.filter((field) => field.isRequired && field !== link);
  const [label] = required;
  const isWords = label?.control.type === "text" && label.control.kind === "words";
  if (link?.control.type !== "text" || !isWords || required.length > 1) return undefined;
  return { names: link.control.names ?? "link", link: link.key, label: label.key };
}

const LINKS: ReadonlySet<string | undefined> = new Set(["link", "page"]);

const isLink = ({ control }: FieldModel) => control.type === "text" && LINKS.has(control.names);

function listControl(schema: Schema, element: Schema, within: readonly Schema[]): Control {
  const item = controlOf(element, within);
  const maximum = maxLength(bare(schema));
  const hours = hoursKeys(element);
  const period = periodKeys(element);
  return {
    type: "list",
    item,
    example: exampleOf(element),
    minimum: minLength(bare(schema)),
    ...(maximum !== undefined && { maximum }),
    ...(hours && { hours }),
    ...(period && { period }),
  };
}

/** An object of a file and its alternative text, which may be written as the name of the file alone. */
function withAlternative(shape: Record<string, Schema> = {}, file: string): Control | undefined {
  const { [file]: named, ...others } = shape;
  const control = named && controlOf(named);
  const [other, ...more] = Object.entries(others);
  const isText = other && meaningOf(bare(other[1]))?.isAlternative;
  if (control?.type !== "media" || !isText || more.length > 0) return undefined;
  return { ...control, keys: { file, alternative: other[0] } };
}

/** The fields of an object, in their usual order. */
export function fieldsOf(schema: Schema, within: readonly Schema[] = []): FieldModel[] {
  const { shape = {} } = defOf(bare(schema));
  const { required } = keysOf(schema);
  const open = Object.entries(shape).filter(([, field]) => !isFixed(field));
  const fields = open.map(([key, field]) => {
    const { description = "", examples } = metaOf(field);
    const preset = defaultOf(field);
    return {
      key,
      label: fieldName(key, field),
      description,
      isRequired: required.includes(key) && preset === undefined,
      ...(isForAdministration(field) && { isAdministrative: true }),
      control: controlOf(field, within),
      ...(Array.isArray(examples) && { example: examples[0] }),
      ...(preset !== undefined && { default: preset }),
    };
  });
  return withClosures(fields);
}

/** Whether a field has only one possible value, such as the type of a section. */
const isFixed = (field: Schema) => defOf(bare(field)).values?.length === 1;

const variantsOf = (options: readonly Schema[], key: string, within: readonly Schema[]) =>
  options.flatMap((option) => {
    const literal = defOf(option).shape?.[key];
    const [value] = (literal && defOf(bare(literal)).values) ?? [];
    const fields = fieldsOf(option, within).filter((field) => field.key !== key);
    if (typeof value !== "string") return [];
    const { title, description = "" } = metaOf(option);
    return [{ value, label: title ?? labelOf(value), description, fields }];
  });

/** What the field that decides the other fields is called. */
function keyLabelOf([first]: readonly Schema[], key: string): string {
  const literal = first && defOf(first).shape?.[key];
  return literal ? fieldName(key, literal) : keyName(key);
}

function defaultOf(field: Schema): unknown {
  const { type, defaultValue, innerType } = defOf(field);
  if (type === "default") return defaultValue;
  return innerType && defaultOf(innerType);
}

/** A value of one of several kinds: the kind of the value decides, and somebody can choose another one. */
function unionControl(options: readonly Schema[], within: readonly Schema[]): Control {
  const types = options.map((option) => bare(option)._zod.def.type);
  if (types.includes("number") && types.every((type) => type === "string" || type === "number"))
    return { type: "text", kind: "amount" };
  const words = options.flatMap(optionsOf);
  const text = options.find((option) => bare(option)._zod.def.type === "string");
  const isAllText = options.every(
    (option) => bare(option)._zod.def.type === "string" || optionsOf(option).length > 0,
  );
  if (text && isAllText)
    return {
      ...textControl(bare(text)),
      ...(words.length > 0 && { words: words.map(({ value }) => String(value)) }),
    };
  return { type: "alternatives", options: options.map((option) => controlOf(option, within)) };
}

function simpleControl(schema: Schema): Control {
  const { type } = defOf(schema);
  if (type === "boolean") return { type: "flag" };
  if (type === "number") return { type: "number" };
  const options = optionsOf(schema);
  if (options.length > 0) return { type: "choice", options };
  if (type !== "string") return { type: "json" };
  const { kind, media = "document" } = meaningOf(schema) ?? {};
  return kind === "media" ? { type: "media", kind: media } : textControl(schema);
}

function textControl(schema: Schema): Extract<Control, { type: "text" }> {
  const maximum = maxLength(schema);
  const names = namesOf(schema);
  const { length } = meaningOf(schema) ?? {};
  return {
    type: "text",
    kind: textKindOf(schema),
    ...(maximum !== undefined && { maximum }),
    ...(names !== undefined && { names }),
    ...(length && { length }),
    ...(meaningOf(schema)?.isRich && { isRich: true }),
  };
}

/** What a text may name: a link's target, or something else in the config. */
function namesOf(schema: Schema): string | undefined {
  const { kind, isPage } = meaningOf(schema) ?? {};
  if (kind === "link") return isPage ? "page" : "link";
  // The id of a section is a new name.
  if (spellingOf(schema) === "anchor") return undefined;
  return namedBy(schema);
}

const SPELLINGS: Readonly<Record<string, TextKind>> = {
  time: "time",
  moment: "moment",
  colour: "colour",
  email: "email",
  phone: "phone",
};

function textKindOf(schema: Schema): TextKind {
  const { kind } = meaningOf(schema) ?? {};
  if (kind === "markdown" || kind === "icon") return kind;
  const spelling = spellingOf(schema) ?? "";
  // Some dates may also be a year alone.
  if (spelling === "day") return defOf(schema).format === "date" ? "date" : "line";
  if (meaningOf(schema) !== undefined && kind !== "name") return TOKEN_KINDS[spelling] ?? "words";
  return SPELLINGS[spelling] ?? "line";
}

/** Texts that may contain tokens and have a format, too. */
const TOKEN_KINDS: Readonly<Record<string, TextKind>> = { email: "email", phone: "phone" };
