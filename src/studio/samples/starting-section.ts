import type { z } from "zod";
import { meaningOf } from "../../../schema/fields/meaning.ts";
import { namedBy } from "../../../schema/fields/names.ts";
import type { SectionInput } from "../../../schema/fields/section.ts";
import { spellingOf } from "../../../schema/fields/spellings.ts";
import { bare, chosenOption, defOf, keysOf, textField } from "../../config/parse/schema-at.ts";
import { isObject, ownProperty } from "../../lib/objects.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import { PLACEHOLDER_PICTURE } from "../../model/placeholder-picture.ts";
import type { MediaModel } from "../protocol/media.ts";
import { placeholder } from "./placeholders.ts";

type Schema = z.core.$ZodType;

/** The site that a section is for. */
interface Site {
  /** Of the page. */
  language: string;
  config: Record<string, unknown>;
  files: readonly MediaModel[];
  /** Whether it is for facts, whose words are placeholders, too. */
  hasFacts?: boolean;
}

/**
 * A section to begin with. The words of a fixture are about another business, so each text is a placeholder in square
 * brackets, which the check reports until somebody has replaced it. Facts, links and names are those of the site.
 */
export function startingSection(
  { schema }: SectionType,
  fixture: SectionInput,
  site: Site,
): { section: SectionInput; needsPicture: boolean } {
  const made = Object(started(schema, fixture, { site, key: "", number: "" }));
  const section = { ...made, type: fixture.type };
  return { section, needsPicture: hasPlaceholderPicture(section) };
}

/** An example of a schema to begin with, in the same way: `key` and `number` name what it is. */
export function startingValue(
  schema: Schema,
  example: unknown,
  place: Place,
): { value: unknown; needsPicture: boolean } {
  const value = started(schema, example, place) ?? example;
  return { value, needsPicture: hasPlaceholderPicture(value) };
}

const hasPlaceholderPicture = (value: unknown): boolean =>
  JSON.stringify(value)?.includes(`"${PLACEHOLDER_PICTURE}"`) ?? false;

interface Place {
  site: Site;
  /** The field, and its number among entries of a list. */
  key: string;
  number: string;
}

/** A value to begin with; undefined if the field should be left out. */
function started(schema: Schema, value: unknown, place: Place): unknown {
  const inner = chosenOption(bare(schema), value) ?? bare(schema);
  if (isPrice(bare(schema))) return placeholderFor(place);
  const { shape, element } = defOf(bare(inner));
  if (shape && isObject(value)) return startedObject(bare(inner), value, place);
  if (element && Array.isArray(value)) return startedList(element, value, place);
  if (spellingOf(bare(inner)) === "stars") return undefined;
  return typeof value === "string" ? startedText(textField(schema), value, place) : value;
}

function startedList(
  element: Schema,
  values: readonly unknown[],
  place: Place,
): unknown[] | undefined {
  const key = singular(place.key);
  const made = values.map((entry, at) => {
    const number = values.length > 1 ? `${place.number} ${at + 1}` : place.number;
    return started(element, entry, { ...place, key, number });
  });
  const left = made.filter((entry) => entry !== undefined);
  return left.length > 0 || values.length === 0 ? left : undefined;
}

function startedObject(schema: Schema, value: Record<string, unknown>, place: Place): unknown {
  const { shape = {} } = defOf(schema);
  const { required } = keysOf(schema);
  const entries = Object.entries(value).flatMap(([key, field]) => {
    const own = shape[key];
    const made = own ? started(own, field, { ...place, key }) : field;
    if (made === undefined) return required.includes(key) ? [[key, field]] : [];
    return [[key, made]];
  });
  return Object.fromEntries(entries);
}

/** A number, or words with a price. */
const isPrice = (schema: Schema): boolean =>
  (defOf(schema).options ?? []).some((option) => meaningOf(bare(option))?.isPrice);

function startedText(field: Schema, value: string, place: Place): unknown {
  const schema = chosenOption(field, value) ?? field;
  const { kind, media, isAlternative, isPrice: inWordsOnly } = meaningOf(schema) ?? {};
  const named = namedBy(schema);
  if (named !== undefined) return nameOf(named, value, place.site);
  if (kind === "media") return fileOf(media, value, place.site);
  if (kind === "link") return linkOf(value);
  const isWords = kind === "fact" && place.site.hasFacts && spellingOf(schema) === undefined;
  if (kind !== "text" && kind !== "markdown" && !isWords) return value;
  // A fact stays; `{business.phone}` is the site's own.
  if (/^\{[\w.]+\}$/.test(value)) return value;
  if (isAlternative) return value && placeholderFor({ ...place, key: "picture" });
  return inWordsOnly ? placeholderFor({ ...place, key: "price" }) : placeholderFor(place);
}

const placeholderFor = ({ site, key, number }: Place) => placeholder(site.language, key, number);

export const singular = (key: string) => key.replace(/ies$/, "y").replace(/s$/, "");

/** What a text refers to, if the site has one. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  location: "locations",
  template: "templates",
  author: "authors",
};

function nameOf(thing: string, value: string, { config }: Site): string | undefined {
  if (thing === "page") return value === "/" ? value : undefined;
  const all = Object(ownProperty(config, COLLECTIONS[thing] ?? ""));
  return Object.hasOwn(all, value) ? value : Object.keys(all)[0];
}

/** Links to contact details stay; other pages are those of another site. */
const linkOf = (value: string) =>
  /^(phone|email|whatsapp|tel|mailto|https?):/.test(value) ? value : "/";

/** The file if the site has it, or one of the same kind. */
function fileOf(kind: string | undefined, value: string, { files }: Site): string {
  if (files.some(({ name }) => name === value)) return value;
  if (kind === "image") return PLACEHOLDER_PICTURE;
  return files.find((file) => file.kind === kind)?.name ?? value;
}
