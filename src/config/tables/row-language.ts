import type { Path } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../lib/lists.ts";
import { isObject } from "../../lib/objects.ts";

type Json = Readonly<Record<string, unknown>>;

/** The language of an entry of `pages`, in plain JSON. */
export function languageOfEntry(entry: unknown, { templates, language }: Json): unknown {
  const { language: own, template }: Json = Object(entry);
  return own ?? Object(Object(templates)[String(template)]).language ?? language;
}

/** The language of the section at a path of a config in plain JSON. */
export function languageOfList([part, name]: Path, config: unknown): unknown {
  const { templates, pages, language }: Json = Object(config);
  if (part === "languages") return name;
  if (part === "templates") return Object(Object(templates)[String(name)]).language ?? language;
  return part === "pages" ? languageOfEntry(Object(pages)[Number(name)], Object(config)) : language;
}

/** Replaces the address of a page by that of its translation, if there is one. */
export type Translate = (address: string) => string;

/** The translations of the pages of a config in plain JSON, for each language that has some. */
export function translatedPaths(config: unknown): ReadonlyMap<unknown, Translate> {
  const { pages }: Json = Object(config);
  const all = (Array.isArray(pages) ? pages : []).filter(
    (page) => Object(page).translationOf !== undefined,
  );
  const inLanguages = groupBy(all, (page) => languageOfEntry(page, Object(config)));
  return new Map([...inLanguages].map(([language, own]) => [language, translate(own)]));
}

function translate(pages: readonly { path: unknown; translationOf: unknown }[]): Translate {
  const paths = new Map(pages.map(({ path, translationOf }) => [translationOf, path]));
  return (address) => {
    const [path = "", ...anchor] = address.split(/(?=#)/);
    const translated = paths.get(path);
    return typeof translated === "string" ? [translated, ...anchor].join("") : address;
  };
}

/** The row of a table with its links changed. */
export function withLinks(
  row: Json,
  isLink: (steps: Path) => boolean,
  change: (address: string) => string,
): Record<string, unknown> {
  const changed = (value: unknown, steps: Path): unknown => {
    if (typeof value === "string") return isLink(steps) ? change(value) : value;
    if (Array.isArray(value)) return value.map((each, at) => changed(each, [...steps, at]));
    return isObject(value) ? entriesOf(value, steps) : value;
  };
  const entriesOf = (value: Json, steps: Path) =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, changed(inner, [...steps, key])]),
    );
  return entriesOf(row, []);
}
