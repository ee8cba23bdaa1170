import type { Nodes } from "mdast";

/** A construct of Markdown that is not supported. */
export interface RefusedMarkdown {
  /** Its name in messages. */
  name: string;
  /** What to write instead; by default a list of what is supported. */
  hint?: string;
}

export const FOOTNOTE: RefusedMarkdown = {
  name: "A footnote ([^1])",
  hint: "Say it in the sentence itself, or in a paragraph below.",
};

/** A sign that visitors should see needs a backslash before it, which JSON doubles. */
const orEscape = (hint: string, sign: string) => `${hint} For visible signs, write \\\\${sign}.`;

/** Signs of other kinds of Markdown. Every match of the pattern contains `sign`. */
interface Signs extends RefusedMarkdown {
  sign: string;
  pattern: RegExp;
}

/** An escaped line end or tab, but not part of a path such as `C:\new`. */
export const TYPED_BREAK = /(?<!:\S*)\\[nrt]/;

/** An escaped character: `\u00fc` for ü. */
export const TYPED_SIGN = /(?<!:\S*)\\(?:u[\da-f]{4}|x[\da-f]{2})/i;

/**
 * Marks of other kinds of Markdown: `==marked==`, `m^2^`, `H~2~O`. A range such as 10~12~15, a formula
 * such as a == b and a smiley such as ^_^ are not among them.
 */
export const EXTENDED_MARKS = {
  inserted: /(?<![+\\\p{L}\p{N}])\+\+(?![\s+])[^+\n]*(?<!\s)\+\+(?![+\p{L}\p{N}])/u,
  highlight: /(?<![=\\\p{L}\p{N}])==(?![\s=])[^=\n]*(?<!\s)==(?![=\p{L}\p{N}])/u,
  raised: /(?<=[\p{L}\p{N})])\^[\p{L}\p{N}+−-]{1,12}\^/u,
  lowered: /(?<=[\p{L}\p{N})])~[\p{L}\p{N}+−-]{1,12}~(?![\p{N}~])/u,
};

const BROKEN_LINK: RefusedMarkdown = {
  name: "An incomplete link",
  hint: orEscape("Write [words](/path), without a space after ].", "["),
};

/** Signs within the words of a paragraph. */
const SIGNS_IN_TEXT: Signs[] = [
  {
    sign: "++",
    pattern: EXTENDED_MARKS.inserted,
    name: "Underlined text (++)",
    hint: orEscape("Make it bold: **words**.", "++"),
  },
  {
    sign: "==",
    pattern: EXTENDED_MARKS.highlight,
    name: "Marked text (==)",
    hint: orEscape("Make it bold: **words**.", "=="),
  },
  {
    sign: "^",
    pattern: EXTENDED_MARKS.raised,
    name: "Raised text (^)",
    hint: orEscape("Write the raised character itself, such as m².", "^"),
  },
  {
    sign: "~",
    pattern: EXTENDED_MARKS.lowered,
    name: "Lowered text (~)",
    hint: orEscape("Write the lowered character itself, such as CO₂.", "~"),
  },
  {
    sign: "~~",
    pattern: /(?<!\\)~~(?:[^~\n]*~~)?/,
    name: "Struck-out text (~~)",
    hint: orEscape("Remove what is no longer true.", "~~"),
  },
  {
    sign: "[!",
    pattern: /(?<!\\)\[!\p{L}+\]/u,
    name: "A label of a note ([!NOTE])",
    hint: orEscape("Begin the note with bold words: **Note:**", "["),
  },
  { sign: "[^", pattern: /(?<!\\)\[\^[^\]\s]+\]/, ...FOOTNOTE },
  {
    sign: "**",
    pattern: /(?<!\\)\*\*/,
    name: "A ** without bold words",
    hint: orEscape("Write ** directly before and after the bold words.", "*\\\\*"),
  },
  {
    sign: "\\",
    pattern: TYPED_BREAK,
    name: "An escaped line end (\\\\n)",
    hint: "In JSON, \\\\n with one backslash is a line end, and two of them begin a paragraph; in a CSV file, put the line break itself in quotes.",
  },
  {
    sign: "\\",
    pattern: TYPED_SIGN,
    name: "An escaped character (\\\\u00fc)",
    hint: "Write the character itself.",
  },
  {
    sign: "](",
    pattern: /(?<!\\)\]\([^)\s]*\)/,
    name: "A link within a link",
    hint: orEscape("Write one link: [words](/path).", "["),
  },
  {
    sign: "]",
    pattern:
      /(?<!\\)\[[^\]]*\](?:[([]|\s+\((?:[/#]|www\.|(?:https?|mailto|tel|email|phone|whatsapp):))[^)\]\n]*[)\]]?/,
    ...BROKEN_LINK,
  },
  {
    sign: "]",
    pattern:
      /\[\[[^[\]\n]+\]\]|\[[^[\]\n]+\]\/[^\s)]*\)|\([^()\n]+\)\[(?:[/#]|www\.|https?:)[^\]\n]*\]/,
    ...BROKEN_LINK,
  },
];

/** The second line of a table: `| --- | :-: |`. */
const UNDER_HEADS = String.raw`(?=.*\|)[ \t|:-]*-[ \t|:-]*`;
const ROW = String.raw`[ \t]*\|.*\|[ \t]*`;

/** The first two lines of a table. */
export const TABLE = new RegExp(`^.*\\n${UNDER_HEADS}$|^${ROW}\\n${ROW}$`, "m");

const BULLETS = String.raw`[•‣◦⁃∙▪▫■□●○◆◇►▶➤➔→✓✔✅☑✗✘★☆·\p{Extended_Pictographic}]`;

/** Beginnings of list entries that are ordinary words in CommonMark: `-a`, `a)`, `(1)`, `II.`, `1.a`. */
const COUNTED = String.raw`(?:[-+*](?=\p{L})|\(?(?:\p{L}|\d{1,2})\)|[IVX]{1,4}\.|\d{1,2}\.(?=\p{L})|o[ \t])`;

/** A line end without a hard break, so that the next line continues the paragraph. */
const GOES_ON = String.raw`(?<! {2}|\\)\n`;

const OTHER_LIST: RefusedMarkdown = {
  name: "A list with signs other than dashes",
  hint: "Begin each line with a dash and a space, after an empty line: - Slate roofs. The source of a quotation begins with >, too: > — Tess.",
};

/** Signs across the lines of a paragraph. */
const SIGNS_IN_LINES: Signs[] = [
  {
    sign: "\n",
    pattern: new RegExp(
      `(?<=${GOES_ON}[ \\t]*)(?:${BULLETS}|[–—](?=[ \\t]))\\uFE0F?[ \\t]*\\S.*`,
      "u",
    ),
    ...OTHER_LIST,
  },
  {
    sign: "\n",
    pattern: new RegExp(`(?<=^[ \\t]*${COUNTED}.*${GOES_ON}[ \\t]*)${COUNTED}.*`, "mu"),
    ...OTHER_LIST,
  },
  {
    sign: "|",
    pattern: TABLE,
    name: "A table (|)",
    hint: "In a prose section, write a row of --- under the headings, one for each, with | between them. Elsewhere, write a list, one line for each row: - Monday: closed.",
  },
  {
    sign: "##",
    pattern: /^[ \t]*#{2,6}[^\s#].*$/m,
    name: "A heading without a space",
    hint: orEscape("Write a space after the ##.", "##"),
  },
  {
    sign: "\n:",
    pattern: /(?<=\n):[ \t]+\S.*/,
    name: "A list of terms (:)",
    hint: "Write a list, one line for each: - **Term**: what it means.",
  },
];

const SIGNS_IN_ITEM: Signs[] = [
  {
    sign: "]",
    pattern: /(?<=^(?:[-+*]|\d+[.)])\s+)\[[ xX]\](?=\s)/,
    name: "A checkbox ([ ])",
    hint: "Remove the brackets; each line of a list begins with a dash.",
  },
];

/** Signs of other kinds of Markdown that visitors would see, by type of node. */
export const SIGNS: Partial<Record<Nodes["type"], Signs[]>> = {
  text: SIGNS_IN_TEXT,
  paragraph: SIGNS_IN_LINES,
  listItem: SIGNS_IN_ITEM,
};
