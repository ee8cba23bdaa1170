import { valueInRow } from "../../../config/tables/row-path.ts";
import { isObject, ownProperty } from "../../../lib/objects.ts";
import { replaceTokens } from "../../../lib/token.ts";

type Json = Record<string, unknown>;

/** The name of a page in menus and lists: its label, or else its title. A page may take both from its template. */
export function nameOfPage(page: unknown, config: unknown): string | undefined {
  const { label, title, params } = withTemplate(Object(page), config);
  const name: unknown = label ?? title;
  if (typeof name !== "string" || name === "") return undefined;
  return (isObject(params) ? filledIn(name, params) : name) || undefined;
}

/** A page with the fields that it takes from its template. */
export function withTemplate(page: Json, config: unknown): Json {
  const { templates } = Object(config);
  return { ...Object(ownProperty(Object(templates), String(page.template))), ...page };
}

/** The language of a page, which it may take from its template. */
export const languageOf = (page: unknown, config: unknown): unknown =>
  withTemplate(Object(page), config).language ?? Object(config).language;

/** A text with the values of its tokens; tokens without a value stay. */
export const filledIn = (text: string, values: Json): string =>
  replaceTokens(text, (name, token) => {
    const value = valueInRow(values, name);
    return typeof value === "string" || typeof value === "number" ? String(value) : token;
  });
