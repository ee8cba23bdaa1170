import { z } from "zod";
import { type Beginning, beginningOf } from "../../../../schema/fields/beginnings.ts";
import { spellingOf } from "../../../../schema/fields/spellings.ts";
import type { OwnTexts, Texts } from "../../../../schema/fields/texts.ts";
import { standardFields } from "../../../../schema/forms/fields.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import {
  bare,
  chosenOption,
  defOf,
  exampleOf,
  keysOf,
  metaOf,
} from "../../../config/parse/schema-at.ts";
import { isObject, ownProperty } from "../../../lib/objects.ts";
import { textsFor } from "../../../locales/words/texts.ts";
import { formSchema } from "../../model/form/value-model.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import { singular, startingValue } from "../../samples/starting-section.ts";
import type { Studio } from "../studio.ts";

/** The parts of a config whose words visitors read. */
const PARTS: ReadonlySet<unknown> = new Set([
  ...["sections", "shared", "before", "after"],
  ...["header", "footer", "forms"],
]);

const BEGINNINGS: Readonly<Record<Beginning, (texts: Texts) => unknown>> = {
  formFields: ({ form }) => standardFields(form),
};

/** A value for a new field of a section, or for a new entry at a path; undefined if it begins with its example. */
export async function newValue(
  studio: Studio,
  path: ValuePath,
  part: "field" | "entry",
): Promise<unknown> {
  const config = Object(studio.config);
  const now = valueAt(config, path);
  const field = formSchema(studio.kit.schemas.site, config, path, now);
  const language = languageAt(config, path);
  const beginning = part === "field" && field ? beginningOf(bare(field)) : undefined;
  if (beginning)
    return BEGINNINGS[beginning](
      textsFor(studio.kit.languages, language, ownTexts(config, language)),
    );
  const isSeen = path.some((step) => PARTS.has(step));
  // Elsewhere, such as in the opening hours, an example says what the words are like, if it is in the language of the site.
  if (!isSeen && language.startsWith("en")) return undefined;
  if (!field) return undefined;
  const schema = part === "field" ? field : entrySchema(field, now ?? []);
  if (!schema) return undefined;
  const entries = Array.isArray(now) ? now : [];
  const example = part === "field" ? firstExample(field) : exampleLike(entries, schema);
  if (example === undefined) return undefined;
  const key = String(path.findLast((step) => typeof step === "string") ?? "");
  const count = part === "entry" ? entries.length : 0;
  const { value, needsPicture } = startingValue(schema, example, {
    site: {
      language,
      config,
      files: await studio.media.list(),
      hasFacts: !isSeen,
    },
    key: part === "entry" ? singular(key) : key,
    number: count > 0 ? ` ${count + 1}` : "",
  });
  if (needsPicture) await studio.media.addPlaceholder();
  return withFreeNames(value, entries, schema);
}

/** A value whose names for programs are those of no other entry: they get a number. */
function withFreeNames(value: unknown, entries: readonly unknown[], schema: Schema): unknown {
  if (!isObject(value)) return value;
  const { shape = {} } = defOf(bare(chosenOption(bare(schema), value) ?? schema));
  const named = Object.entries(value).map(([key, own]) => {
    const field = shape[key];
    const isName = field !== undefined && spellingOf(bare(field)) === "fieldName";
    return [
      key,
      isName
        ? freeName(
            String(own),
            entries.map((each) => Object(each)[key]),
          )
        : own,
    ];
  });
  return Object.fromEntries(named);
}

function freeName(name: string, taken: readonly unknown[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

type Schema = Parameters<typeof bare>[0];

/** The first example of a field in its schema. */
function firstExample(field: Schema): unknown {
  const { examples } = metaOf(field);
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** An example of an entry with the fields that all entries have, such as the portrait of each person. */
function exampleLike(entries: readonly unknown[], schema: Schema): unknown {
  const example = exampleOf(schema);
  const { shape = {} } = defOf(bare(chosenOption(bare(schema), example) ?? schema));
  if (!isObject(example) || entries.length === 0 || !entries.every(isObject)) return example;
  const { required } = keysOf(schema);
  const isCommon = (key: string) => entries.every((entry) => Object.hasOwn(entry, key));
  const common = Object.entries(shape).flatMap(([key, field]) =>
    required.includes(key) || isCommon(key)
      ? [[key, ownProperty(example, key) ?? exampleOf(field)]]
      : [],
  );
  const alike = Object.fromEntries(common);
  return z.safeParse(schema, alike).success ? alike : example;
}

/** The schema of the entries of a list, or of the values of a record. */
function entrySchema(field: Schema, now: unknown) {
  const { element, valueType } = defOf(bare(chosenOption(bare(field), now) ?? field));
  return element ?? valueType;
}

/** The language of the page that a value is on, or of the words that all pages in a language share. */
function languageAt(config: Record<string, unknown>, [part, index = 0]: ValuePath): string {
  if (part === "languages") return String(index);
  const own = part === "pages" ? Object(valueAt(config, ["pages", index])).language : undefined;
  return String(own ?? config.language);
}

/** The owner's own words in the place of the builder's. */
const ownTexts = (config: Record<string, unknown>, language: string): OwnTexts =>
  Object(language === config.language ? config : ownProperty(Object(config.languages), language))
    .texts;
