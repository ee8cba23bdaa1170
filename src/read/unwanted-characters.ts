import { isBlank } from "../../schema/fields/blank.ts";
import type { SyntaxProblem } from "./syntax.ts";

/** What bytes of UTF-8 after the first become in Windows-1252, but for marks that also follow a capital. */
const NEXT = "[\u0080-\u009F¡-ª¬-º¼-¿€ƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]";

/** With these marks, which do so at the end of a word alone. */
const ANY_NEXT = `(?:${NEXT}|[«»‚„…‘’“”•–—](?=\\p{L}))`;

/** `Ã¼`, `â‚¬`, `Å‚`, `Ø§Ù„` in Windows-1252, `√º` and `‚Ç¨` of a Mac. */
const MISREAD = new RegExp(
  String.raw`[ÃÄÅ]${ANY_NEXT}|Â[£°©®»«·]|â(?:€[\u0080-\u009F\u0152-\u2122]|‚¬|„¢|[†œ˜])|ï[¿»][½¿]|` +
    `(?:[Ç-ß]${NEXT}){2}|(?:[Ø-Û](?:${NEXT}|[«»‚„…‘’“”•–—])){2}|à[¤-¯]${NEXT}|` +
    "√[§©®´∂º∫ª±≠≥†°¢£]|‚[ÄÇ][¢¨Üìîôú∂]",
  "u",
);

/** Characters that nobody means, by what they are; marks that a language is written with are none. */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [/(?![\t\n\r])\p{Cc}/u, "a control character, which no page can show"],
  [/[\u202A-\u202E\u2066-\u2069]/u, "a sign that turns the order of the letters after it"],
  [/\p{Cs}/u, "half of a character; the other half is missing"],
  [/\uFFFD/u, "what is left of a character that was read in the wrong encoding"],
  [/[\u2028\u2029\uFEFF\uFFF9-\uFFFB]/u, "a sign that cannot be seen and parts words"],
  [
    /(?<![\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Java}])\u200B/u,
    "a sign without width, which parts words where nobody sees it",
  ],
  [/(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]/u, "a tag that cannot be seen"],
  [/\p{Co}/u, "a sign that each font draws in another way, or not at all"],
  [/[\uFDD0-\uFDEF\p{Cn}]/u, "no character of any script"],
  [MISREAD, "a character in the wrong encoding"],
  [
    /[\u{1D400}-\u{1D7CB}]{2}/u,
    "letters of formulas, which screen readers spell and no search finds",
  ],
];

/** What all of these are among. What most texts consist of is left out first, which takes a sixth of the time. */
const MAY_BE =
  /(?=[^\t\n\r -~])(?:\p{C}|[\u2028\u2029\uFFFD]|[Â-ßàâï√‚][^\p{ASCII}]|[\u{1D400}-\u{1D7CB}])/u;

/** What JSON may write such a character as. */
const ESCAPED = /\\u(?:00[0189c-e]|07f|20[0126]|221a|d[89a-f]|e|f)/i;

const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** The first unwanted character of each text and name of a JSON text. */
export function unwantedInJson(text: string): SyntaxProblem[] {
  if (!MAY_BE.test(text) && !ESCAPED.test(text)) return [];
  return [...text.matchAll(TEXT)].flatMap(({ 0: written, index }) => {
    const found = unwantedIn(meaning(written));
    if (!found) return [];
    const at = written.indexOf(found.character);
    return at < 0
      ? problemOf(found, index, written.length)
      : problemOf(found, index + at, found.character.length);
  });
}

/** The same of each line of a table. */
export function unwantedInLines(text: string): SyntaxProblem[] {
  if (!MAY_BE.test(text)) return [];
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => {
    const found = unwantedIn(line);
    if (!found) return [];
    return problemOf(found, index + line.indexOf(found.character), found.character.length);
  });
}

interface Unwanted {
  character: string;
  what: string;
}

/** What is no JSON has no meaning yet, and is reported as that. */
function meaning(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return "";
  }
}

/** A text in which nothing can be seen is reported as that. */
function unwantedIn(text: string): Unwanted | undefined {
  if (!MAY_BE.test(text) || isBlank(text)) return undefined;
  for (const [pattern, what] of UNWANTED) {
    const [character] = pattern.exec(text) ?? [];
    if (character !== undefined) return { character, what };
  }
  return undefined;
}

const problemOf = (
  { character, what }: Unwanted,
  offset: number,
  length: number,
): SyntaxProblem[] => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const name = character.length > 1 && !/\p{C}/u.test(character) ? `"${character}"` : `U+${code}`;
  return [
    {
      rule: "characters",
      offset,
      length,
      message: `Here is ${name}: ${what}.`,
      hint: "Take it out, or write what is meant with the keyboard; it was pasted or came from another program.",
      derails: false,
    },
  ];
};
