import type { Nodes } from "mdast";
import { isBlank } from "../../schema/fields/blank.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import type { TextPlace } from "../tokens/token-problems.ts";

/** A kind of Markdown that the small one leaves out. */
export interface Refused {
  /** What its writer would call it. */
  what: string;
  /** What to write instead, where that is not the small Markdown as a whole. */
  hint?: string;
}

export const refusedMarkdown = (
  { what, hint = SMALL_MARKDOWN }: Refused,
  at: TextPlace,
): Diagnostic => problem("markdown", at.path, `${what} cannot be used in a text.`, hint, at);

const SMALL_MARKDOWN =
  "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.";

/** Where it stands, from the start of the node that it is in. */
interface Refusal {
  refused: Refused;
  start: number;
  length: number;
}

/** Whatever CommonMark makes of it, visitors would get less than was written, or read its signs. */
export function* refusalsIn(node: Nodes, raw: string, before = ""): Generator<Refusal> {
  const refused = refusedNode(node, raw, before);
  // Of a table the first two lines say enough.
  const shown = node.type === "table" ? raw.split("\n", 2).join("\n") : raw;
  if (refused) yield { refused, start: 0, length: shown.length };
  for (const signs of SIGNS[node.type] ?? []) {
    const found = raw.includes(signs.sign) ? signs.pattern.exec(raw) : null;
    if (found) yield { refused: signs, start: found.index, length: found[0].length };
  }
}

function refusedNode(node: Nodes, raw: string, before: string): Refused | undefined {
  switch (node.type) {
    case "emphasis":
    case "strong":
      return /[\p{L}\p{N}]$/u.test(before) ? INSIDE_WORD : undefined;
    case "definition":
    case "linkReference":
      return node.identifier.startsWith("^") ? FOOTNOTE : NODES[node.type];
    case "heading":
      if (isEmpty(node)) return { what: "A heading without words", hint: TAKE_OUT };
      if (!raw.startsWith("#")) return { what: "An underlined heading", hint: HEADINGS };
      return node.depth === 2
        ? undefined
        : { what: `A heading of level ${node.depth}`, hint: HEADINGS };
    case "link":
      return node.title == null ? undefined : TITLE;
    case "list":
      return node.ordered && node.start !== 1 ? countedFrom(node.start ?? 0) : undefined;
    case "listItem":
      return node.children.length > 0
        ? undefined
        : { what: "A list entry without words", hint: TAKE_OUT };
    case "paragraph":
      return isEmpty(node) ? { what: "A paragraph without words", hint: TAKE_OUT } : undefined;
    default:
      return NODES[node.type];
  }
}

/** Whether there is nothing to see in a node. */
function isEmpty(node: Nodes): boolean {
  if (node.type === "text") return isBlank(node.value);
  if (node.type === "break") return true;
  return CONTAINERS.has(node.type) && "children" in node && node.children.every(isEmpty);
}

const CONTAINERS = new Set(["paragraph", "heading", "listItem", "list", "strong", "emphasis"]);

const PICTURE: Refused = {
  what: "A picture",
  hint: "It stands in the text of a section of type prose, in a paragraph of its own: ![What it shows](photo.jpg)",
};

const TABLE_HERE: Refused = {
  what: "A table (|)",
  hint: "Put it between the paragraphs of a section of type prose, or make it a section of type table. Here write a list, one line for each row: - Monday: closed.",
};

/** A picture in a rich text that has no words or no paragraph to itself. */
export const pictureWithoutWords: Refused = {
  what: "A picture without words",
  hint: "Say between the brackets what it shows: ![A slate roof](roof.jpg)",
};

export const longRow: Refused = {
  what: "A table row with more cells than there are heads",
  hint: "Give each column a head, or take the cells out. A | that is to be seen is written \\\\|.",
};

const NODES: Partial<Record<Nodes["type"], Refused>> = {
  blockquote: { what: "A quotation (>)" },
  code: { what: "A block of code" },
  definition: { what: "A link definition" },
  html: { what: "HTML" },
  image: PICTURE,
  imageReference: PICTURE,
  inlineCode: { what: "Code (`)" },
  linkReference: { what: "A link by reference" },
  table: TABLE_HERE,
  thematicBreak: { what: "A ruled line (---)" },
};

const TAKE_OUT = "Write something there, or take its signs out.";

const FOOTNOTE: Refused = {
  what: "A footnote ([^1])",
  hint: "Say it in the sentence itself, or in a paragraph below.",
};

const HEADINGS = "Headings in a text are all of one level: write ## and a space before each.";

const TITLE: Refused = {
  what: "A title behind the address of a link",
  hint: "Take out what stands in quotes there; visitors on phones could not see it.",
};

const INSIDE_WORD: Refused = {
  what: "A * that begins inside a word",
  hint: "Write \\\\* for a star that is to be seen, or × between measures: 90 × 60 × 30 cm.",
};

const countedFrom = (start: number): Refused => ({
  what: `A list that counts from ${start}`,
  hint: `Lists count from 1. If the line is no list, write ${start}\\\\. for its number.`,
});

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

const SIGNS: Partial<Record<Nodes["type"], Signs[]>> = {
  text: IN_WORDS,
  paragraph: IN_LINES,
  listItem: IN_ITEM,
};
