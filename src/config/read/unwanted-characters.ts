import { isBlank } from "../../../schema/fields/blank.ts";
import type { SyntaxProblem } from "./syntax-problem.ts";

/** Continuation bytes of UTF-8 in Windows-1252, without characters that also follow a capital letter. */
const NEXT = "[\u0080-\u009F¡-ª¬-º¼-¿€ƒ†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]";

/** These characters too, if a letter follows. */
const ANY_NEXT = `(?:${NEXT}|[«»‚„…‘’“”•–—](?=\\p{L}))`;

/** `Ã¼`, `â‚¬`, `Å‚`, `Ø§Ù„` from Windows-1252, `√º` and `‚Ç¨` from Mac OS Roman. */
const MISREAD = new RegExp(
  String.raw`[ÃÄÅ]${ANY_NEXT}|Â[£°©®»«·]|â(?:€[\u0080-\u009F\u0152-\u2122]|‚¬|„¢|[†œ˜])|ï[¿»][½¿]|` +
    `(?:[Ç-ß]${NEXT}){2}|(?:[Ø-Û](?:${NEXT}|[«»‚„…‘’“”•–—])){2}|à[¤-¯]${NEXT}|` +
    "√[§©®´∂º∫ª±≠≥†°¢£]|‚[ÄÇ][¢¨Üìîôú∂]",
  "u",
);

/**
 * Characters that are never intended, with descriptions. Marks that some languages need are not in the list.
 */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [/(?![\t\n\r])\p{Cc}/u, "a control character, which no page can show"],
  [
    /[\u202A-\u202E\u2066-\u2069]/u,
    "an invisible character that changes the order of the letters after it",
  ],
  [/\p{Cs}/u, "half of a character; the other half is missing"],
  [/\uFFFD/u, "the replacement for a character that was read in the wrong encoding"],
  [/[\u2028\u2029\uFEFF\uFFF9-\uFFFB]/u, "an invisible character that separates words"],
  [
    /(?<![\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Java}])\u200B/u,
    "a character without width, which separates words invisibly",
  ],
  [/(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]/u, "an invisible tag"],
  [/\p{Co}/u, "a private character that each font draws differently, or not at all"],
  [/[\uFDD0-\uFDEF\p{Cn}]/u, "not a character of any script"],
  [MISREAD, "a character in the wrong encoding"],
  [
    /[\u{1D400}-\u{1D7CB}]{2}/u,
    "mathematical letters, which screen readers spell and no search finds",
  ],
];

/** A superset of these. Skipping ordinary characters first takes a sixth of the time. */
const MAY_BE =
  /(?=[^\t\n\r -~])(?:\p{C}|[\u2028\u2029\uFFFD]|[Â-ßàâï√‚][^\p{ASCII}]|[\u{1D400}-\u{1D7CB}])/u;

/** Escapes of such characters in JSON. */
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

/** The same for each line of a table. */
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

/** Invalid JSON is reported by the parser. */
function meaning(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return "";
  }
}

/** Another check reports texts without visible characters. */
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
      message: `This is ${name}: ${what}.`,
      hint: "Remove it, or type the intended character; it was pasted or came from another program.",
    },
  ];
};
