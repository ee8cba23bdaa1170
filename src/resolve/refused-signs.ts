import type { Nodes } from "mdast";

/** A kind of Markdown that the small one leaves out. */
export interface Refused {
  /** What its writer would call it. */
  what: string;
  /** What to write instead, where that is not the small Markdown as a whole. */
  hint?: string;
}

export const FOOTNOTE: Refused = {
  what: "A footnote ([^1])",
  hint: "Say it in the sentence itself, or in a paragraph below.",
};

/** To be seen as it is, a sign has a backslash before it; in the file that is two. */
const orEscape = (hint: string, sign: string) =>
  `${hint} If the signs are to be seen, write \\\\${sign}.`;

/** Signs that mean something to other kinds of Markdown; `sign` is in all that the pattern finds. */
interface Signs extends Refused {
  sign: string;
  pattern: RegExp;
}

/** A line end or a tab as programs write it, and no part of a path such as `C:\new`. */
export const TYPED_BREAK = /(?<!:\S*)\\[nrt]/;

/** A sign by its number, as programs write it: `\u00fc` for ü. */
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

const PART_OF_LINK: Refused = {
  what: "A link that is not whole",
  hint: orEscape("Write [words](/path), with no space from ] on.", "["),
};

/** Inside the words of a paragraph. */
const IN_WORDS: Signs[] = [
  {
    sign: "++",
    pattern: EXTENDED_MARKS.inserted,
    what: "Underlined text (++)",
    hint: orEscape("Make it bold: **words**.", "++"),
  },
  {
    sign: "==",
    pattern: EXTENDED_MARKS.highlight,
    what: "Marked text (==)",
    hint: orEscape("Make it bold: **words**.", "=="),
  },
  {
    sign: "^",
    pattern: EXTENDED_MARKS.raised,
    what: "Raised text (^)",
    hint: orEscape("Write the raised sign itself, such as m².", "^"),
  },
  {
    sign: "~",
    pattern: EXTENDED_MARKS.lowered,
    what: "Lowered text (~)",
    hint: orEscape("Write the lowered sign itself, such as CO₂.", "~"),
  },
  {
    sign: "~~",
    pattern: /(?<!\\)~~(?:[^~\n]*~~)?/,
    what: "Struck-out text (~~)",
    hint: orEscape("Take out what no longer holds.", "~~"),
  },
  { sign: "[^", pattern: /(?<!\\)\[\^[^\]\s]+\]/, ...FOOTNOTE },
  {
    sign: "**",
    pattern: /(?<!\\)\*\*/,
    what: "A ** that makes nothing bold",
    hint: orEscape("Put ** right before and right after the bold words.", "*\\\\*"),
  },
  {
    sign: "\\",
    pattern: TYPED_BREAK,
    what: "A typed line end (\\\\n)",
    hint: "In JSON the end of a line is a single \\\\n, and two of them begin a paragraph; in a table write a line break in quotes.",
  },
  {
    sign: "\\",
    pattern: TYPED_SIGN,
    what: "A typed number of a sign (\\\\u00fc)",
    hint: "Write the sign itself.",
  },
  {
    sign: "](",
    pattern: /(?<!\\)\]\([^)\s]*\)/,
    what: "A link within a link",
    hint: orEscape("Write one link: [words](/path).", "["),
  },
  {
    sign: "]",
    pattern:
      /(?<!\\)\[[^\]]*\](?:[([]|\s+\((?:[/#]|www\.|(?:https?|mailto|tel|email|phone|whatsapp):))[^)\]\n]*[)\]]?/,
    ...PART_OF_LINK,
  },
  {
    sign: "]",
    pattern:
      /\[\[[^[\]\n]+\]\]|\[[^[\]\n]+\]\/[^\s)]*\)|\([^()\n]+\)\[(?:[/#]|www\.|https?:)[^\]\n]*\]/,
    ...PART_OF_LINK,
  },
];

/** The second line of a table: `| --- | :-: |`. */
const UNDER_HEADS = String.raw`(?=.*\|)[ \t|:-]*-[ \t|:-]*`;
const ROW = String.raw`[ \t]*\|.*\|[ \t]*`;

/** The first two lines of a table. */
export const TABLE = new RegExp(`^.*\\n${UNDER_HEADS}$|^${ROW}\\n${ROW}$`, "m");

const BULLETS = String.raw`[•‣◦⁃∙▪▫■□●○◆◇►▶➤➔→✓✔✅☑✗✘★☆·\p{Extended_Pictographic}]`;

/** What begins the entries of a list that CommonMark takes for words: `-a`, `a)`, `(1)`, `II.`, `1.a`. */
const COUNTED = String.raw`(?:[-+*](?=\p{L})|\(?(?:\p{L}|\d{1,2})\)|[IVX]{1,4}\.|\d{1,2}\.(?=\p{L})|o[ \t])`;

/** A line that is not ended by a line break before it, and so goes on with it. */
const GOES_ON = String.raw`(?<! {2}|\\)\n`;

const OTHER_LIST: Refused = {
  what: "A list with other signs than dashes",
  hint: "Begin each line with a dash and a space, after an empty line: - Slate roofs.",
};

/** Over the lines of a paragraph. */
const IN_LINES: Signs[] = [
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
    what: "A table (|)",
    hint: "In a section of type prose, write under its heads as many --- as there are heads, with | between. Elsewhere write a list, one line for each row: - Monday: closed.",
  },
  {
    sign: "##",
    pattern: /^[ \t]*#{2,6}[^\s#].*$/m,
    what: "A heading without a space",
    hint: orEscape("Write ## and a space.", "##"),
  },
  {
    sign: "\n:",
    pattern: /(?<=\n):[ \t]+\S.*/,
    what: "A list of terms (:)",
    hint: "Write a list, one line for each: - **Term**: what it means.",
  },
];

const IN_ITEM: Signs[] = [
  {
    sign: "]",
    pattern: /(?<=^(?:[-+*]|\d+[.)])\s+)\[[ xX]\](?=\s)/,
    what: "A box to tick ([ ])",
    hint: "Take the brackets out; each line of a list begins with a dash.",
  },
];

/** What visitors would read of other kinds of Markdown, by the node that it is in. */
export const SIGNS: Partial<Record<Nodes["type"], Signs[]>> = {
  text: IN_WORDS,
  paragraph: IN_LINES,
  listItem: IN_ITEM,
};
