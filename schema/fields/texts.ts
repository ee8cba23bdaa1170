import type * as z from "zod";
import { words } from "./blank.ts";
import { object } from "./fields.ts";
import type { Declarations, TextGroup } from "./text-names.ts";
import declarations from "./texts.json" with { type: "json" };

export type { TextGroup };

declare const VALUES: unique symbol;

/**
 * A text with placeholders for these values. Any string is valid; the type only says what `interpolate`
 * needs.
 */
export type Message<Value extends string> = string & {
  readonly [VALUES]?: Readonly<Record<Value, string | number>>;
};

/** The values of a message by name; any values if its placeholders are unknown. */
export type ValuesOf<Text extends string> = Text extends { readonly [VALUES]?: infer Values }
  ? NonNullable<Values>
  : Readonly<Record<string, string | number>>;

type DeclaredMessage<Declared> = Declared extends { values: infer Values }
  ? Message<keyof Values & string>
  : Message<never>;

/** All built-in texts in one language. */
export type Texts = {
  readonly [G in TextGroup]: {
    readonly [K in keyof Declarations[G]]: DeclaredMessage<Declarations[G][K]>;
  };
};

/** The texts that the owner overrides in the config. */
export type OwnTexts = { [G in TextGroup]?: { [K in keyof Declarations[G]]?: string } };

/** The purpose of a text, and its values, each with an example. */
interface Declared {
  description: string;
  values?: Readonly<Record<string, string>>;
}

const DECLARED: Readonly<Record<string, Readonly<Record<string, Declared>>>> = declarations;

/** The declarations of all texts, by name: `hours.line`. */
export const declaredTexts: ReadonlyMap<string, Declared> = new Map(
  Object.entries(DECLARED).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, declared]) => [`${group}.${key}`, declared] as const),
  ),
);

/** The placeholders of a text, sorted, with stray braces and a `$` before a brace. */
export const placeholdersOf = (text: string): string =>
  (text.match(/\$?\{[\w.]*\}|[{}]/g) ?? []).sort().join(" ");

/** The placeholders that a text needs, in the same form. */
export const neededPlaceholders = ({ values = {} }: Declared): string =>
  placeholdersOf(
    Object.keys(values)
      .map((name) => `{${name}}`)
      .join(),
  );

const hasFact = (text: string) => /\{\w*\.[\w.]*\}/.test(text);

function ownText(declared: Declared, english: string) {
  const needed = neededPlaceholders(declared);
  const error = needed
    ? `Use ${needed}, each once, and no other braces`
    : "This text has no placeholders; remove the braces";
  return words()
    .refine((text) => placeholdersOf(text) === needed, {
      error: ({ input }) =>
        hasFact(String(input)) ? `${error}; facts of the business are not filled in here` : error,
    })
    .optional()
    .meta({ description: declared.description, examples: [english] });
}

const mapped = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/** The owner's texts, which replace the built-in ones. Examples are the built-in English texts. */
export function textsSchema(english: Texts) {
  const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = english;
  const group = (declared: Readonly<Record<string, Declared>>, name: string): z.ZodType =>
    object(
      "A group of texts.",
      mapped(declared, (each, key) => ownText(each, examples[name]?.[key] ?? "")),
    ).optional();
  return object(
    "Your own words in place of Plumbline's, such as for the search button.",
    mapped(DECLARED, group),
  ) as z.ZodObject as unknown as z.ZodType<OwnTexts, OwnTexts> & { shape: z.ZodRawShape };
}
