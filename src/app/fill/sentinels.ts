import { escapeText } from "./escape.ts";

/**
 * Stands in the place of a word while a template is made: characters of Unicode's private use, one
 * for each hole, by which the word is found again in the HTML.
 */
export type Sentinels = readonly string[];

const FIRST = 0xe000;
const PRIVATE = /[\ue000-\uf8ff]/;

/** How many words a value may have: so many characters there are. */
export const MOST_WORDS = 0xf8ff - FIRST;

/** Whether a text of the site's own could be taken for a sentinel. */
export const hasSentinel = (text: string): boolean => PRIVATE.test(text);

const mark = (hole: number): string => String.fromCharCode(FIRST + hole);

/** As short as a text can be, in rising order. */
export const shortSentinels = (count: number): Sentinels =>
  Array.from({ length: count }, (_, hole) => mark(hole));

/** Something of all that texts consist of; it comes before them in any order, the short ones after. */
const PROSE = `!Straße & "Söhne" <b>of</b> the 42nd 'Row',  £1,500.50 (2/3); a-b_c: 100% #1 + $& $1 \\n
 {token} [list](/path) **bold** https://words.example/?q=a&b=%20#c — me@words.example 👷🏽 שלום \u2028 İI\u0301 end`;

/** As long as words seldom are, in falling order, the later the shorter. */
export const longSentinels = (count: number): Sentinels =>
  Array.from({ length: count }, (_, hole) => {
    const rest = count - 1 - hole;
    return `${PROSE} ${mark(rest)} ${PROSE}${".".repeat(rest % 64)}`;
  });

/** HTML between the words: one chunk more than holes, which are numbered by sentinel. */
export interface Cut {
  chunks: string[];
  holes: number[];
}

/** Cuts HTML at its sentinels; throws where one is not there as it was given, but for the escaping. */
export function cut(html: string, sentinels: Sentinels): Cut {
  const byMark = new Map(
    sentinels.map((sentinel, hole) => [PRIVATE.exec(sentinel)?.[0], { hole, sentinel }]),
  );
  const found: Cut = { chunks: [], holes: [] };
  let end = 0;
  for (const match of html.matchAll(new RegExp(PRIVATE, "g"))) {
    const { hole, sentinel } = byMark.get(match[0]) ?? { hole: -1, sentinel: "" };
    const text = escapeText(sentinel);
    const start = match.index - text.search(PRIVATE);
    if (text === "" || start < end || !html.startsWith(text, start)) {
      throw new Error("it changes a text, or shows a part of it");
    }
    checkPlace(html.slice(html.lastIndexOf("<", start), start));
    found.chunks.push(html.slice(end, start));
    found.holes.push(hole);
    end = start + text.length;
  }
  found.chunks.push(html.slice(end));
  return found;
}

/** Throws if what stands there is more than words; `before` is the last tag and what follows it. */
function checkPlace(before: string): void {
  if (/^<(script|style)\b/.test(before)) throw new Error("it puts a text into a script or a style");
  if (/^<(textarea|pre|listing)\b[^>]*>$/.test(before)) {
    throw new Error("it puts a text where a line break at its start counts double");
  }
  // React escapes `<` and `>` in texts and values, so these are those of tags.
  if (before.includes(">")) return;
  const attribute = / ([^\s=]+)="[^"]*$/.exec(before)?.[1];
  if (attribute === undefined)
    throw new Error("it makes a text the name of an element or attribute");
  if (/^(style|class)$/.test(attribute)) throw new Error(`it puts a text into a ${attribute}`);
}
