import { ownProperty } from "../../lib/objects.ts";
import { replaceTokens, tokensIn } from "../../lib/token.ts";

/** The columns that an entry's addresses use. */
export const tokensOfPath = ({
  path,
  translationOf,
}: {
  path?: unknown;
  translationOf?: unknown;
}) => [path, translationOf].flatMap((text) => (typeof text === "string" ? tokensIn(text) : []));

/** The value of a token in a row. As in texts, a token cannot name an entry of a list. */
export const valueInRow = (row: Record<string, unknown>, name: string): unknown =>
  name
    .split(".")
    .reduce<unknown>(
      (at, step) => (Array.isArray(at) ? undefined : ownProperty(Object(at), step)),
      row,
    );

/** The path of a row's page: `/web-design-{town}` with the row's value as a slug. */
export const pathOfRow = (path: string, row: Record<string, unknown>): string =>
  replaceTokens(path, (name) => slugValue(row, name));

/** The text of the only column of a pattern that makes this path; undefined if no text does. */
export function cellOfPath(pattern: string, path: string): string | undefined {
  const [column, ...more] = tokensIn(pattern);
  if (column === undefined || more.length > 0) return undefined;
  const [before = "", after = ""] = pattern.split(`{${column}}`);
  const text = path.slice(before.length, path.length - after.length);
  return pathOfRow(pattern, rowWith(column, text)) === path ? text : undefined;
}

/** A row with a value in one column. */
const rowWith = (column: string, value: string): Record<string, unknown> =>
  Object(column.split(".").reduceRight<unknown>((inner, step) => ({ [step]: inner }), value));

/** The value of a token in a row, as a slug; empty if no letters remain. */
export function slugValue(row: Record<string, unknown>, name: string): string {
  const value = valueInRow(row, name);
  return typeof value === "string" || typeof value === "number" ? inAddress(String(value)) : "";
}

/** `St. Mary's Bay` is `st-marys-bay`; letters of any script stay. */
export const inAddress = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
