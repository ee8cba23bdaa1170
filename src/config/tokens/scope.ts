import type { Path, TextSpan } from "../../diagnostics/diagnostic.ts";

/** The value of a token, and its path in the config. */
export type TokenValue =
  | TextToken
  | (TokenBase & { type: "markdown"; value: string })
  | (TokenBase & { type: "list"; value: readonly string[] })
  | (TokenBase & { type: "value" });

interface TokenBase {
  origin: Path;
}

export interface TextToken extends TokenBase {
  type: "text";
  value: string;
  /** The value for display, if that differs: a phone number with no-break spaces. */
  display?: string;
}

/** The tokens that a text can use, by name. */
export interface Scope {
  get(name: string): TokenValue | undefined;
  has(name: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<TokenValue>;
}

/** The tokens of a page from a template. A fact takes precedence over the field of a parameter. */
export function pageScope(facts: Scope, parameters: Scope): Scope {
  const scopeOf = (name: string) => (facts.has(name) ? facts : parameters);
  return {
    get: (name) => scopeOf(name).get(name),
    has: (name) => scopeOf(name).has(name),
    keys: () => [...facts.keys(), ...parameters.keys()],
    values: () => [...facts.values(), ...parameters.values()],
  };
}

/** The value for the texts of a page. */
export const displayValue = ({ value, display = value }: TextToken): string => display;

/** The value for titles and addresses. */
export const rawValue = ({ value }: TextToken): string => value;

/** Maps a range of a text to the range in the config that it came from. */
export type LocatePiece = (start: number, length: number) => TextSpan;

/** A text as the config has it. Callers may read a piece of it, such as the words of a link. */
export interface SourceText {
  text: string;
  locate: LocatePiece;
}

/** The source of a text that is read as a whole. */
export const wholeSource = (text: string): SourceText => ({ text, locate: samePosition });

const samePosition: LocatePiece = (start, length) => ({ start, length });

/** The whole text with a piece replaced. Undefined if the source does not contain the piece literally. */
export function replacePiece(
  { text }: Pick<SourceText, "text">,
  { start, length }: TextSpan,
  found: string,
  meant: string,
): string | undefined {
  const end = start + length;
  return text.slice(start, end) === found
    ? text.slice(0, start) + meant + text.slice(end)
    : undefined;
}
