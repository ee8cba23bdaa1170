import type { Business } from "../../schema/business.ts";
import type { Path, Within } from "../diagnostics/diagnostic.ts";
import { addressLines, hoursLines, nationalNumber, whole } from "./facts.ts";

/** What a token stands for, and where in the config its value is written. */
export type TokenValue =
  | TextToken
  | { origin: Path; type: "markdown"; value: string }
  | { origin: Path; type: "list"; value: readonly string[] };

export interface TextToken {
  origin: Path;
  type: "text";
  value: string;
  /** Where it is shown on a page and another: no line ends in the midst of a phone number. */
  shown?: string;
}

export type Scope = ReadonlyMap<string, TokenValue>;

const NAME = "[a-z][a-zA-Z0-9]*(?:\\.[a-zA-Z0-9]+)*";
const WHOLE = new RegExp(`^\\{(${NAME})\\}$`);

/** A brace that is to be seen, with a backslash before it; a token; any other brace. */
const BRACES = new RegExp(`\\\\([{}])|\\{(${NAME})\\}|[{}]`, "g");

/** The name of the token that the text consists of, if it consists of nothing else. */
export const wholeToken = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/** As it is read on a page. */
export const asShown = ({ value, shown = value }: TextToken): string => shown;

/** As it stands where no page shows it: in titles and addresses. */
export const asWritten = ({ value }: TextToken): string => value;

/**
 * Replaces each token once; what is put in is never searched for tokens again. `\{` and `\}` become
 * braces; those that are left stay, and `stray` is called.
 */
export const replaceTokens = (
  text: string,
  replace: (name: string, token: string, start: number) => string,
  stray: () => void = () => {},
): string =>
  text.replace(
    BRACES,
    (all, brace: string | undefined, name: string | undefined, start: number) => {
      if (brace !== undefined) return brace;
      if (name !== undefined) return replace(name, all, start);
      stray();
      return all;
    },
  );

/** Something that was meant as a token, with a brace too many or too few. */
export interface BrokenToken {
  name: string;
  written: string;
  start: number;
}

const BROKEN = new RegExp(
  `(?:\\\\?\\{)+(${NAME})(?:\\\\?\\})*|(?<![\\w.])(${NAME})(?:\\\\?\\})+`,
  "g",
);

/** Words that no token is called stay what they are, and so does what has a backslash in it. */
export function* findBroken(text: string, scope: Scope): Generator<BrokenToken> {
  for (const { 0: written, 1: opened, 2: closed, index: start } of text.matchAll(BROKEN)) {
    const name = opened ?? closed ?? "";
    const isFact = name.startsWith("business.") && !written.includes("}");
    const isMeant = scope.has(name) || isFact;
    if (isMeant && written !== `{${name}}` && !written.includes("\\")) {
      yield { name, written, start };
    }
  }
}

/** What a text is a piece of, such as a line of Markdown. */
export interface Whole {
  written: string;
  /** Where characters of the piece stand in the whole. */
  within(start: number, length: number): Within;
}

/** A text that is a piece of nothing. */
export const wholeOf = (written: string): Whole => ({ written, within: asItStands });

const asItStands: Whole["within"] = (start, length) => ({ start, length });

/** The names of the tokens in a text. */
export function tokensIn(text: string): string[] {
  const names: string[] = [];
  replaceTokens(text, (name, token) => {
    names.push(name);
    return token;
  });
  return names;
}

/** The same for all strings inside a value. */
export const tokensWithin = (value: unknown): string[] =>
  [...stringsIn(value)].flatMap(({ value: text }) => tokensIn(text));

/** All strings inside a value, in the order of the file. */
export function* stringsIn(
  value: unknown,
  path: Path = [],
): Generator<{ path: Path; value: string }> {
  if (typeof value === "string") yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The business's facts as tokens: `business.phone` and so on. */
export function businessScope(business: Business): Map<string, TokenValue> {
  const scope = new Map<string, TokenValue>();
  const add = (name: string, shown: string, value = shown) =>
    scope.set(`business.${name}`, {
      type: "text",
      value,
      shown,
      origin: ["business", ...name.split(".")],
    });
  const addWhole = (name: string, shown: string) =>
    add(name, shown, shown.replaceAll("\u00A0", " "));
  for (const [key, value] of Object.entries(business)) {
    if (typeof value === "string" || typeof value === "number") add(key, String(value));
  }
  for (const [key, value] of Object.entries(business.address)) add(`address.${key}`, value);
  addWhole("address.postalCode", whole(business.address.postalCode));
  addWhole("address", addressLines(business).join(", "));
  add("geo", `${business.geo.latitude},${business.geo.longitude}`);
  addWhole("openingHours", hoursLines(business.openingHours)[0] ?? "");
  addWhole("phone", whole(nationalNumber(business.phone)));
  addWhole("whatsapp", whole(nationalNumber(business.whatsapp)));
  return scope;
}
