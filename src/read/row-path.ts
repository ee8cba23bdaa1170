import { ownProperty } from "../util/own-property.ts";
import { replaceTokens, tokensIn } from "../util/token.ts";

/** The columns that the addresses of an entry are made of. */
export const tokensOfPath = ({
  path,
  translationOf,
}: {
  path?: unknown;
  translationOf?: unknown;
}) => [path, translationOf].flatMap((text) => (typeof text === "string" ? tokensIn(text) : []));

/** What a row has under a token's name; as in a text, a list has no entries to name. */
export const valueIn = (row: Record<string, unknown>, name: string): unknown =>
  name
    .split(".")
    .reduce<unknown>(
      (at, step) => (Array.isArray(at) ? undefined : ownProperty(Object(at), step)),
      row,
    );

/** The path of a row's page: `/web-design-{town}` with what the row has there, written as addresses are. */
export const pathOf = (path: string, row: Record<string, unknown>): string =>
  replaceTokens(path, (name) => partOfAddress(row, name));

/** What a row has under a token's name, as it stands in an address; empty if nothing of it can. */
export function partOfAddress(row: Record<string, unknown>, name: string): string {
  const value = valueIn(row, name);
  return typeof value === "string" || typeof value === "number" ? inAddress(String(value)) : "";
}

/** `St. Mary's Bay` is `st-marys-bay`; letters of any script stay. */
const inAddress = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
