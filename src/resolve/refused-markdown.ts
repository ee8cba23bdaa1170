import type { Nodes } from "mdast";
import { isBlank } from "../../schema/fields/blank.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import type { TextPlace } from "../tokens/token-problems.ts";
import { FOOTNOTE, type Refused, SIGNS } from "./refused-signs.ts";

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
