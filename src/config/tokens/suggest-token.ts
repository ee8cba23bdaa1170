import { TOKEN_NAME } from "../../lib/token.ts";
import type { BracePair } from "./braces.ts";
import type { Scope } from "./scope.ts";

/** The only token that a piece of text can mean, with the range of that piece. */
export interface TokenSuggestion {
  name: string;
  start: number;
  end: number;
  /** Whether only the number of braces is wrong. */
  isExact: boolean;
}

/** Letters and digits only: `business.phone`, `Business phone` and `business,phone` give the same. */
const lettersOnly = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

const AROUND = /^[\s\p{Cf}$%=#@.:&>/]+|[\s\p{Cf}%]+$/gu;

/** The only token whose name has the same letters, regardless of case and punctuation. */
export function tokenLike(written: string, scope: Scope): string | undefined {
  if (scope.has(written)) return written;
  const words = written.normalize("NFKC").replace(AROUND, "");
  if (!/^\p{L}(?:.*[\p{L}\p{N}])?$/su.test(words)) return undefined;
  const meant = lettersOnly(words);
  const [name, second] = [...scope.keys()].filter((key) => lettersOnly(key) === meant);
  return second === undefined ? name : undefined;
}

/** The token that faulty braces mean, if only one is possible. */
export function suggestToken(
  text: string,
  braced: BracePair,
  scope: Scope,
): TokenSuggestion | undefined {
  const { opens, closes, content } = braced;
  if (opens.length === 0) return beforeBrace(text, braced, scope);
  if (closes.length === 0) return afterBrace(text, braced, scope);
  const name = tokenLike(content, scope);
  if (name === undefined) return undefined;
  return { name, ...bounds(braced), isExact: name === content };
}

/** The range of a group of braces. */
export const bounds = ({ opens, closes }: BracePair) => {
  const all = [...opens, ...closes];
  return { start: all[0]?.start ?? 0, end: all.at(-1)?.end ?? 0 };
};

/** What can follow the end of a word. Any other sign may be a typo for the brace. */
const ENDS = /^(?:\s*$|\s+[\p{L}\p{N}{([“"]|(?:[)\]”"’][.,;:!?]?|[.,;:!?])(?:\s|$))/u;

/** What can come before a word, in reverse order. */
const BEGINS = /^(?:$|\s(?!\s)|[([“"'])/;

const AFTER = new RegExp(String.raw`^(\s*)(${TOKEN_NAME})(?![\p{L}\p{N}\\])`, "u");
const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}.\\])(${TOKEN_NAME})(\s*)$`, "u");

/** `{business.phone` without its closing brace, or with another bracket in its place. */
function afterBrace(text: string, braced: BracePair, scope: Scope): TokenSuggestion | undefined {
  const [all, blank = "", name = ""] = AFTER.exec(braced.content) ?? [];
  if (all === undefined || !scope.has(name)) return undefined;
  const rest = braced.content.slice(all.length);
  const [, next = ""] = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)/u.exec(rest) ?? [];
  const isWord = blank !== "" && !name.includes(".");
  if (isWord || isPartOfLongerName(name, next, scope)) return undefined;
  const { start, end } = bounds(braced);
  const bracket = strayBracketLength(rest, text.slice(0, start), [CLOSERS, OPENERS]);
  if (!ENDS.test(text.slice(end + all.length + bracket))) return undefined;
  return { name, start, end: end + all.length + bracket, isExact: blank === "" && bracket === 0 };
}

/** `business.phone}`. A single word may be an ordinary word before a superfluous brace. */
function beforeBrace(text: string, braced: BracePair, scope: Scope): TokenSuggestion | undefined {
  const { start, end } = bounds(braced);
  const [all = "", name = "", blank = ""] = BEFORE.exec(braced.before) ?? [];
  if (!name.includes(".") || !scope.has(name)) return undefined;
  const words = text.slice(0, start - all.length);
  const [, last = ""] = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(words) ?? [];
  if (isPartOfLongerName(last, name, scope)) return undefined;
  const mirrored = [...words].reverse().join("");
  const bracket = strayBracketLength(mirrored, text.slice(end), [OPENERS, CLOSERS]);
  if (!BEGINS.test(mirrored.slice(bracket))) return undefined;
  return { name, start: start - all.length - bracket, end, isExact: blank + bracket === "0" };
}

/** Whether a name and the word beside it may together form another token. */
function isPartOfLongerName(one: string, other: string, scope: Scope): boolean {
  const longer = lettersOnly(one + other);
  const isBeside = one !== "" && other !== "";
  return isBeside && [...scope.keys()].some((key) => lettersOnly(key).startsWith(longer));
}

const OPENERS = "([<（［〈";
const CLOSERS = ")]>）］〉";

/** The length of a bracket without a partner on the other side: 0 or 1. */
function strayBracketLength(
  rest: string,
  otherSide: string,
  [own, partners]: [own: string, partners: string],
): number {
  const kind = rest === "" ? -1 : own.indexOf(rest.charAt(0));
  if (kind < 0) return 0;
  const count = (bracket: string) => otherSide.split(bracket).length;
  return count(partners.charAt(kind)) > count(own.charAt(kind)) ? 0 : 1;
}
