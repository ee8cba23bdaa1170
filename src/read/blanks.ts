import { createScanner } from "jsonc-parser";
import type { SyntaxProblem } from "./syntax.ts";

/** Names of characters that look like a space or are invisible. */
const NAMES: Record<string, string> = {
  "\u00A0": "no-break space",
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u200C": "zero-width non-joiner",
  "\u200D": "zero-width joiner",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u202F": "narrow no-break space",
  "\u2060": "word joiner",
  "\u3000": "wide space",
  "\uFEFF": "byte-order mark",
};

const BLANKS = new RegExp(`[${Object.keys(NAMES).join("")}\\u2000-\\u200A]`, "g");

const UNKNOWN_TOKEN = 16;
const END_OF_FILE = 17;

/**
 * Finds spaces between names and values that JSON does not allow, such as from pasted text, and returns the
 * text with ordinary spaces instead. Within strings they are allowed.
 */
export function invalidSpaces(text: string): { problems: SyntaxProblem[]; readable: string } {
  const problems: SyntaxProblem[] = [];
  if (text.search(BLANKS) < 0) return { problems, readable: text };
  const pieces: string[] = [];
  const scanner = createScanner(text, false);
  for (let kind: number = scanner.scan(); kind !== END_OF_FILE; kind = scanner.scan()) {
    const token = text.slice(
      scanner.getTokenOffset(),
      scanner.getTokenOffset() + scanner.getTokenLength(),
    );
    if (kind !== UNKNOWN_TOKEN) pieces.push(token);
    else {
      const start = scanner.getTokenOffset();
      for (const { index } of token.matchAll(BLANKS)) problems.push(blank(text, start + index));
      pieces.push(token.replace(BLANKS, " "));
    }
  }
  return { problems, readable: pieces.join("") };
}

function blank(text: string, offset: number): SyntaxProblem {
  const character = text.charAt(offset);
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = NAMES[character] ?? "typographic space";
  return {
    rule: "json-syntax",
    offset,
    length: 1,
    derails: false,
    message: `There is a ${name} (${code}) here, which JSON does not allow as a space.`,
    hint: "Remove it, or write an ordinary space instead.",
    ...(isWithinWord(text, offset) ? {} : { fix: { kind: "cut" } }),
  };
}

/** In the middle of a number or a word there is no certain fix. */
function isWithinWord(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - NEAR), offset).replace(BLANKS, "");
  const after = text.slice(offset + 1, offset + NEAR).replace(BLANKS, "");
  return /[\w.+-]$/.test(before) && /^[\w.+-]/.test(after);
}

const NEAR = 20;
