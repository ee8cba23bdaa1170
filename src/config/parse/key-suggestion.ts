import { safeParse, type z } from "zod";
import { type MediaKind, meaningOf } from "../../../schema/fields/meaning.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { synonymsOf } from "../../diagnostics/synonyms.ts";
import { isObject } from "../../lib/objects.ts";
import { suggestValue } from "./readings/suggest-value.ts";
import { bare, defOf, keysOf, textField } from "./schema-at.ts";

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** The correct key for an unknown one: a valid key that the object does not have yet. */
export function keySuggestion(schema: Schema, key: string, object: Fields) {
  const free = freeKeys(schema, object);
  const value = object[key];
  const near = suggest(key, free);
  // A list cannot be a misspelt text field.
  const isMeant = (word: string) => fits(schema, word, value);
  const byForm = fieldsByForm(schema, free, value);
  if (near && isReadable(fieldOf(schema, near.word), value) && (isMeant(near.word) || !byForm[0]))
    return { ...near, isCertain: near.isCertain && isMeant(near.word) };
  const called = synonymsOf(key, free).find(
    (each) => isMeant(each) && sharesKeys(fieldOf(schema, each), value),
  );
  const word = called ?? (byForm.length === 1 ? byForm[0] : undefined);
  return word === undefined ? undefined : { word, isCertain: false };
}

const fieldOf = (object: Schema, key: string) => defOf(bare(object)).shape?.[key];

const freeKeys = (schema: Schema, object: Fields) =>
  keysOf(schema).all.filter((known) => !(known in object));

/** More fields than this are no help. */
const FEW = 3;

/** Where the value of an unknown key may go, if no key is likely. */
export function aboutKey(schema: Schema, key: string, object: Fields): string {
  const byForm = fieldsByForm(schema, freeKeys(schema, object), object[key]);
  if (byForm.length > 1 && byForm.length <= FEW)
    return `Write one of ${byForm.map((each) => JSON.stringify(each)).join(", ")}.`;
  const known = keysOf(schema).all.filter((name) => name !== "$schema");
  const owners = known.filter((name) => hasKey(fieldOf(schema, name), key));
  const used = owners.filter((name) => name in object);
  const [owner, other] = used.length > 0 ? used : owners;
  if (owner === undefined || other !== undefined) return `It may have: ${known.join(", ")}.`;
  const field = fieldOf(schema, owner);
  const isList = field && defOf(bare(field)).element;
  return `Write "${key}" within ${isList ? "an entry of " : ""}"${owner}".`;
}

/** Whether an object, or an entry of a list, has a key. */
function hasKey(field: Schema | undefined, key: string): boolean {
  if (!field) return false;
  const { element, shape = {} } = defOf(bare(field));
  return element ? hasKey(element, key) : Object.hasOwn(shape, key);
}

/**
 * The fields that a list, an object or the name of a file is for, by its form: `points` for a list of texts. If only one of
 * them is required, or accepts the value as it is, it is that one.
 */
function fieldsByForm(schema: Schema, free: readonly string[], value: unknown): string[] {
  const { required } = keysOf(schema);
  const found = free.filter((key) => {
    const field = fieldOf(schema, key);
    return field && (isLike(field, value) || isEntryOf(field, value));
  });
  const only = [
    found.filter((key) => required.includes(key)),
    found.filter((key) => safeParse(fieldOf(schema, key) ?? schema, value).success),
  ].find(({ length }) => length === 1);
  return only ?? found;
}

/** Whether a value is one entry in the place of a list. */
function isEntryOf(field: Schema, value: unknown): boolean {
  const { element } = defOf(bare(field));
  return element !== undefined && !Array.isArray(value) && isLike(element, value);
}

/** Whether a value has the form of a field: a list of such entries, an object with such keys, such a file. */
function isLike(field: Schema, value: unknown): boolean {
  const { element, shape } = defOf(bare(field));
  if (Array.isArray(value))
    return (
      element !== undefined && value.length > 0 && value.every((each) => isPart(element, each))
    );
  if (isObject(value)) return shape !== undefined && sharesKeys(field, value);
  return typeof value === "string" && isFileOf(field, value);
}

/** Whether an entry fits into a list: any text into a list of texts. */
const isPart = (element: Schema, entry: unknown): boolean =>
  isLike(element, entry) ||
  (!isObject(entry) && !isMedia(element) && safeParse(element, entry).success);

const FILES: Record<MediaKind, RegExp> = {
  image: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  video: /\.(?:mp4|webm)$/i,
  captions: /\.vtt$/i,
  document: /\.(?:docx?|pdf|xlsx?|zip)$/i,
};

const mediaOf = (field: Schema) => meaningOf(textField(field))?.media;

const isMedia = (field: Schema) => mediaOf(field) !== undefined;

function isFileOf(field: Schema, value: string): boolean {
  const kind = mediaOf(field);
  return kind !== undefined && FILES[kind].test(value);
}

function fits(object: Schema, key: string, value: unknown): boolean {
  const schema = fieldOf(object, key);
  const issues = schema ? (safeParse(schema, value).error?.issues ?? []) : [];
  return !issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
}

/**
 * Whether a field accepts a text or a corrected form of it. `form` with the name of a form is not a misspelt
 * `from`.
 */
function isReadable(field: Schema | undefined, value: unknown): boolean {
  if (!field || typeof value !== "string") return true;
  const issues = safeParse(field, value).error?.issues ?? [];
  const isRefused = issues.some(({ code, path }) => code !== "invalid_type" && path.length === 0);
  return !isRefused || suggestValue(field, value) !== undefined;
}

/**
 * Whether an object has a key of this field, or a synonym of one. A picture does not fit a field for a
 * source.
 */
function sharesKeys(schema: Schema | undefined, value: unknown): boolean {
  const keys = schema ? keysOf(schema).all : [];
  if (keys.length === 0 || !isObject(value)) return true;
  return Object.keys(value).some((key) => keys.includes(key) || synonymsOf(key, keys).length > 0);
}
