import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, it } from "vitest";
import { BUSINESS_TYPES } from "../../schema/business-types.ts";
import { placeholdersOf, type Texts, type ValuesOf } from "../../schema/fields/texts.ts";
import { ourKit } from "../kit/our-kit.ts";
import { COMMON_TRADES } from "../model/kit/trade-names.ts";
import { describeLanguage } from "../testing/language-suite.ts";

for (const language of ourKit().languages.values()) describeLanguage(language, ourKit());

const read = (file: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));

/** Each text by its path, `how.any.points.0.1`, with its placeholders. */
function placeholdersIn(value: unknown, at: readonly string[] = []): [string, string][] {
  if (typeof value === "string") return [[at.join("."), placeholdersOf(value)]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => placeholdersIn(inner, [...at, key]));
}

/** Texts that only some languages need. */
const OPTIONAL = /^(spelling|contractions)\./;

/** The problems of a language file, compared with the English one. */
function differences(code: string, subject: string): string[] {
  const file = `${code}/${subject}.json`;
  const texts = new Map(placeholdersIn(read(file)));
  const english = new Map(placeholdersIn(read(`en/${subject}.json`)));
  const unknown = [...texts.keys()].filter((key) => !english.has(key) && !OPTIONAL.test(key));
  return [
    ...unknown.map((key) => `src/locales/${file} has ${key}, and the English file does not`),
    ...[...english].flatMap(([key, needed]) => {
      const own = texts.get(key);
      if (own === undefined) return [`src/locales/${file} lacks ${key}`];
      return own === needed ? [] : [`src/locales/${file}: ${key} needs "${needed}", not "${own}"`];
    }),
  ];
}

const CODES = readdirSync(import.meta.dirname).filter((name) => /^[a-z]{2,3}$/.test(name));

describe.each(CODES)("the files of %s", (code) => {
  it.each(["messages", "privacy", "starter", "readme"])(
    "have the texts and placeholders of the English ones: %s.json",
    (subject) => {
      expect(differences(code, subject)).toEqual([]);
    },
  );

  it("have words for each group of checks, and no other groups", () => {
    expect(Object.keys(read(`${code}/checks.json`))).toEqual(Object.keys(read("en/checks.json")));
  });

  it("name only types of business that exist", () => {
    const { trades, alsoCalled } = { trades: {}, alsoCalled: {}, ...read(`${code}/trades.json`) };
    expect(Object.keys(trades)).toEqual([...COMMON_TRADES]);
    expect(BUSINESS_TYPES).toEqual(expect.arrayContaining(Object.keys(alsoCalled)));
  });
});

it("a message declares its values, so that code without one of them does not compile", () => {
  type Values<Name extends string> = Readonly<Record<Name, string | number>>;
  expectTypeOf<ValuesOf<Texts["hours"]["line"]>>().toEqualTypeOf<Values<"days" | "hours">>();
  expectTypeOf<keyof ValuesOf<Texts["hours"]["closed"]>>().toEqualTypeOf<never>();
  expectTypeOf<ValuesOf<string>>().toEqualTypeOf<Values<string>>();
});
