import { TOKEN_NAME } from "../util/token.ts";
import type { Braced } from "./braces.ts";
import type { Scope } from "./scope.ts";

/** The token that a piece of a text can only mean, and all that is written for it. */
export interface MeantToken {
  name: string;
  start: number;
  end: number;
  /** Whether it is right but for the number of its braces. */
  isExact: boolean;
}

/** Letters and digits alone: what is left of `business.phone`, `Business phone` and `business,phone`. */
const squeezed = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

const AROUND = /^[\s\p{Cf}$%=#@.:&>/]+|[\s\p{Cf}%]+$/gu;

/** The only token whose name has the same letters, however they are parted and in whatever case. */
export function tokenNamed(written: string, scope: Scope): string | undefined {
  if (scope.has(written)) return written;
  const words = written.normalize("NFKC").replace(AROUND, "");
  if (!/^\p{L}(?:.*[\p{L}\p{N}])?$/su.test(words)) return undefined;
  const meant = squeezed(words);
  const [name, second] = [...scope.keys()].filter((key) => squeezed(key) === meant);
  return second === undefined ? name : undefined;
}

/** The token that braces with something wrong about them mean, if they can mean only one. */
export function meantToken(text: string, braced: Braced, scope: Scope): MeantToken | undefined {
  const { opens, closes, content } = braced;
  if (opens.length === 0) return beforeBrace(text, braced, scope);
  if (closes.length === 0) return afterBrace(text, braced, scope);
  const name = tokenNamed(content, scope);
  if (name === undefined) return undefined;
  return { name, ...ends(braced), isExact: name === content };
}

/** Where braces begin and end. */
export const ends = ({ opens, closes }: Braced) => {
  const all = [...opens, ...closes];
  return { start: all[0]?.start ?? 0, end: all.at(-1)?.end ?? 0 };
};

/** What follows the end of a word; any other sign may be there in the place of the brace. */
const ENDS = /^(?:\s*$|\s+[\p{L}\p{N}{([“"]|(?:[)\]”"’][.,;:!?]?|[.,;:!?])(?:\s|$))/u;

/** What comes before a word, from its end. */
const BEGINS = /^(?:$|\s(?!\s)|[([“"'])/;

const AFTER = new RegExp(String.raw`^(\s*)(${TOKEN_NAME})(?![\p{L}\p{N}\\])`, "u");
const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}.\\])(${TOKEN_NAME})(\s*)$`, "u");

/** `{business.phone` without its closing brace, or with another bracket in its place. */
function afterBrace(text: string, braced: Braced, scope: Scope): MeantToken | undefined {
  const [all, blank = "", name = ""] = AFTER.exec(braced.content) ?? [];
  if (all === undefined || !scope.has(name)) return undefined;
  const rest = braced.content.slice(all.length);
  const [, next = ""] = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)/u.exec(rest) ?? [];
  const isWord = blank !== "" && !name.includes(".");
  if (isWord || goesOn(name, next, scope)) return undefined;
  const { start, end } = ends(braced);
  const bracket = otherBracket(rest, text.slice(0, start), [CLOSERS, OPENERS]);
  if (!ENDS.test(text.slice(end + all.length + bracket))) return undefined;
  return { name, start, end: end + all.length + bracket, isExact: blank === "" && bracket === 0 };
}

/** `business.phone}`. A single word may be just that, before a brace that is too much. */
function beforeBrace(text: string, braced: Braced, scope: Scope): MeantToken | undefined {
  const { start, end } = ends(braced);
  const [all = "", name = "", blank = ""] = BEFORE.exec(braced.before) ?? [];
  if (!name.includes(".") || !scope.has(name)) return undefined;
  const words = text.slice(0, start - all.length);
  const [, last = ""] = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(words) ?? [];
  if (goesOn(last, name, scope)) return undefined;
  const mirrored = [...words].reverse().join("");
  const bracket = otherBracket(mirrored, text.slice(end), [OPENERS, CLOSERS]);
  if (!BEGINS.test(mirrored.slice(bracket))) return undefined;
  return { name, start: start - all.length - bracket, end, isExact: blank + bracket === "0" };
}

/** Whether a name and the word beside it may be one of another token. */
function goesOn(one: string, other: string, scope: Scope): boolean {
  const longer = squeezed(one + other);
  const isBeside = one !== "" && other !== "";
  return isBeside && [...scope.keys()].some((key) => squeezed(key).startsWith(longer));
}

const OPENERS = "([<（［〈";
const CLOSERS = ")]>）］〉";

/** How many characters a bracket takes that is no partner of one on the other side: 0 or 1. */
function otherBracket(
  rest: string,
  otherSide: string,
  [own, partners]: [own: string, partners: string],
): number {
  const kind = rest === "" ? -1 : own.indexOf(rest.charAt(0));
  if (kind < 0) return 0;
  const count = (bracket: string) => otherSide.split(bracket).length;
  return count(partners.charAt(kind)) > count(own.charAt(kind)) ? 0 : 1;
}
