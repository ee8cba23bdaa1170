import type { Path, TextSpan } from "../diagnostics/diagnostic.ts";
import { tokensIn } from "../util/token.ts";

/** What a token stands for, and where in the config its value is written. */
export type TokenValue =
  | TextToken
  | (TokenBase & { type: "markdown"; value: string })
  | (TokenBase & { type: "list"; value: readonly string[] })
  | (TokenBase & { type: "value" });

interface TokenBase {
  origin: Path;
  /** What takes over a field that consists of a parameter's token. */
  whole?: unknown;
  /** Whether it is a parameter that the page leaves out, as it may. */
  isAbsent?: boolean;
  /** Whether the value is missing or of the wrong kind, and this is in its place. */
  isStandIn?: boolean;
}

export interface TextToken extends TokenBase {
  type: "text";
  value: string;
  /** The value as pages show it, where that differs: no line ends in the middle of a phone number. */
  shown?: string;
}

/** The tokens that a text may use, by name. */
export interface Scope {
  get(name: string): TokenValue | undefined;
  has(name: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<TokenValue>;
}

/** The tokens of a page from a template. A fact comes before the field of a parameter. */
export function pageScope(facts: Scope, parameters: Scope): Scope {
  const scopeOf = (name: string) => (facts.has(name) ? facts : parameters);
  return {
    get: (name) => scopeOf(name).get(name),
    has: (name) => scopeOf(name).has(name),
    keys: () => [...facts.keys(), ...parameters.keys()],
    values: () => [...facts.values(), ...parameters.values()],
  };
}

/** The value for texts of a page. */
export const asShown = ({ value, shown = value }: TextToken): string => shown;

/** The value for what no page shows: titles and addresses. */
export const asWritten = ({ value }: TextToken): string => value;

/** Says where some characters of a text are in the text of the config that it was taken from. */
export type PlaceOf = (start: number, length: number) => TextSpan;

/** A text as the config has it. What is read may be a piece of it, such as the words of a link. */
export interface WrittenText {
  text: string;
  placeOf: PlaceOf;
}

/** For a text that is read as a whole. */
export const writtenWhole = (text: string): WrittenText => ({ text, placeOf: samePlace });

const samePlace: PlaceOf = (start, length) => ({ start, length });

/** The whole text with a piece of it written otherwise, if the piece is there as it was read. */
export function withPiece(
  { text }: Pick<WrittenText, "text">,
  { start, length }: TextSpan,
  found: string,
  meant: string,
): string | undefined {
  const end = start + length;
  return text.slice(start, end) === found
    ? text.slice(0, start) + meant + text.slice(end)
    : undefined;
}

/** The names of the tokens in all strings inside a value. */
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
