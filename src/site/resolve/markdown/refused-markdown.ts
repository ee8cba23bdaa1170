import type { Code, Nodes } from "mdast";
import { isBlank } from "../../../../schema/fields/blank.ts";
import type { TextPosition } from "../../../config/tokens/token-problems.ts";
import { type Diagnostic, problem } from "../../../diagnostics/diagnostic.ts";
import { FOOTNOTE, type RefusedMarkdown, SIGNS } from "./refused-signs.ts";

export const refusedMarkdownProblem = (
  { name, hint }: RefusedMarkdown,
  at: TextPosition,
  isRich: boolean,
): Diagnostic =>
  problem(
    "markdown",
    at.path,
    `${name} is not supported in a text.`,
    hint ?? (isRich ? RICH_MARKDOWN : SMALL_MARKDOWN),
    at,
  );

const SMALL_MARKDOWN =
  "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.";

const RICH_MARKDOWN =
  "Use paragraphs, **bold**, *italic*, `code`, [links](/seo), lists, line breaks, ## and ### headings, quotations (>), tables, pictures and blocks of code.";

/** The problem, with its range relative to the start of its node. */
interface MarkdownRefusal {
  refused: RefusedMarkdown;
  start: number;
  length: number;
}

/** What visitors would not see as intended: unsupported nodes, and signs of other kinds of Markdown. */
export function* refusalsIn(
  node: Nodes,
  raw: string,
  before = "",
  isRich = false,
): Generator<MarkdownRefusal> {
  const refused = refusedNode(node, raw, before, isRich);
  // The first two lines of a table are enough for a message.
  const shown = node.type === "table" ? raw.split("\n", 2).join("\n") : raw;
  if (refused) yield { refused, start: 0, length: shown.length };
  for (const signs of SIGNS[node.type] ?? []) {
    const found = raw.includes(signs.sign) ? signs.pattern.exec(raw) : null;
    if (found) yield { refused: signs, start: found.index, length: found[0].length };
  }
}

function refusedNode(
  node: Nodes,
  raw: string,
  before: string,
  isRich: boolean,
): RefusedMarkdown | undefined {
  switch (node.type) {
    case "blockquote":
      if (!isRich) return NODES[node.type];
      return isEmpty(node) ? { name: "A quotation without words", hint: TAKE_OUT } : undefined;
    case "inlineCode":
      return isRich ? undefined : NODES[node.type];
    case "code":
      return isRich ? refusedCode(node, raw) : NODES[node.type];
    case "emphasis":
    case "strong":
      return /[\p{L}\p{N}]$/u.test(before) ? INSIDE_WORD : undefined;
    case "definition":
    case "linkReference":
      return node.identifier.startsWith("^") ? FOOTNOTE : NODES[node.type];
    case "heading":
      if (isEmpty(node)) return { name: "A heading without words", hint: TAKE_OUT };
      if (!raw.startsWith("#"))
        return { name: "An underlined heading", hint: isRich ? RICH_HEADINGS : HEADINGS };
      if (node.depth === 2 || (isRich && node.depth === 3)) return undefined;
      return {
        name: `A heading of level ${node.depth}`,
        hint: isRich ? RICH_HEADINGS : HEADINGS,
      };
    case "link":
      return node.title == null ? undefined : TITLE;
    case "list":
      return node.ordered && node.start !== 1 ? countedFrom(node.start ?? 0) : undefined;
    case "listItem":
      return node.children.length > 0
        ? undefined
        : { name: "A list entry without words", hint: TAKE_OUT };
    case "paragraph":
      return isEmpty(node) ? { name: "A paragraph without words", hint: TAKE_OUT } : undefined;
    default:
      return NODES[node.type];
  }
}

function refusedCode({ value, meta }: Code, raw: string): RefusedMarkdown | undefined {
  if (!/^(?:```|~~~)/.test(raw)) return INDENTED;
  if (isBlank(value)) return { name: "A block of code without code", hint: TAKE_OUT };
  return meta == null ? undefined : WORDS_AT_FENCE;
}

/** Whether a node displays nothing. */
function isEmpty(node: Nodes): boolean {
  if (node.type === "text") return isBlank(node.value);
  if (node.type === "break") return true;
  return CONTAINERS.has(node.type) && "children" in node && node.children.every(isEmpty);
}

const CONTAINERS = new Set("paragraph heading blockquote listItem list strong emphasis".split(" "));

const PICTURE: RefusedMarkdown = {
  name: "A picture",
  hint: "Pictures are for the text of a prose section, each in its own paragraph: ![What it shows](photo.jpg)",
};

const TABLE_HERE: RefusedMarkdown = {
  name: "A table (|)",
  hint: "Put it between the paragraphs of a prose section, or make it a table section. Here, write a list, one line for each row: - Monday: closed.",
};

export const lostSource: RefusedMarkdown = {
  name: "The source of a quotation (—) apart from it",
  hint: "Begin its line with >, directly under the words: > — Tess, a neighbour.",
};

export const longRow: RefusedMarkdown = {
  name: "A table row with more cells than headings",
  hint: "Give each column a heading, or remove the cells. Write \\\\| for a visible |.",
};

function onlyInProse(instead: string): string {
  return `Only the text of a prose section can have it. ${instead}`;
}

const NODES: Partial<Record<Nodes["type"], RefusedMarkdown>> = {
  blockquote: { name: "A quotation (>)", hint: onlyInProse("Here, use quotation marks.") },
  code: { name: "A block of code", hint: onlyInProse("Here, remove the ``` or the spaces.") },
  definition: { name: "A link definition" },
  html: { name: "HTML" },
  image: PICTURE,
  imageReference: PICTURE,
  inlineCode: { name: "Code (`)", hint: onlyInProse("Here, use quotation marks.") },
  linkReference: { name: "A link by reference" },
  table: TABLE_HERE,
  thematicBreak: { name: "A ruled line (---)" },
};

const TAKE_OUT = "Write something there, or remove its signs.";

const HEADINGS =
  "Write ## and a space before each heading. Only the text of a prose section also has headings below those, with ###.";

const RICH_HEADINGS =
  "Write ## and a space before each heading, or ### and a space before one below such a heading.";

const INDENTED: RefusedMarkdown = {
  name: "A block of code without ```",
  hint: "If it is code, put a line of ``` before and after it. Otherwise, remove the spaces at the beginning of the line.",
};

const WORDS_AT_FENCE: RefusedMarkdown = {
  name: "A block of code with words after its language",
  hint: "Remove the words after ``` and the language; visitors would not see them.",
};

const TITLE: RefusedMarkdown = {
  name: "A title after the address of a link",
  hint: "Remove the words in quotes there; visitors on phones could not see them.",
};

const INSIDE_WORD: RefusedMarkdown = {
  name: "A * that begins inside a word",
  hint: "Write \\\\* for a visible star, or × between measures: 90 × 60 × 30 cm.",
};

const countedFrom = (start: number): RefusedMarkdown => ({
  name: `A list that counts from ${start}`,
  hint: `Lists count from 1. If the line is not a list, write ${start}\\\\. for its number.`,
});
