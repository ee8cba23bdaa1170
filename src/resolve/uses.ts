import type { Directive, FieldMeaning, HeadingLevel } from "../../schema/fields/fields.ts";
import type { Path, TextSpan } from "../diagnostics/diagnostic.ts";
import type { Link, MarkdownNode, RichNode } from "../model/values.ts";

/**
 * What the words of the config were used for while they were resolved, with where they stand. The
 * checks read these lists; they need not know where in a section a link or a picture may be.
 */
export type Use =
  | TextUse
  | { kind: "markdown"; path: Path; raw: string; nodes: RichNode[] }
  | LinkUse
  | MediaUse
  | EndpointUse
  | { kind: "token"; path: Path; name: string };

export interface TextUse {
  kind: "text";
  path: Path;
  raw: string;
  value: string;
  heading: HeadingLevel | undefined;
  /** Whether it is the name of a place. */
  isPlace: boolean;
  /** Whether it stands in for a picture or a film. */
  isAlternative: boolean;
  /** Whether it is the words of a price. */
  isPrice?: true;
}

/** An address that visitors' browsers use by themselves. */
export interface EndpointUse {
  kind: "endpoint";
  path: Path;
  url: string;
  allows: readonly Directive[];
  /** What the privacy notice says of it, where no part of the file has words for that. */
  disclosure?: FieldMeaning["disclosure"];
}

export interface MediaUse {
  kind: "media";
  path: Path;
  /** The file's name in `public/media`. */
  name: string;
  /** Whether visitors are sent the file itself, and not a picture made from it. */
  asItIs: boolean;
  /** Whether they are sent it only when they ask for it. */
  onDemand: boolean;
  /** The words that stand in for it, where it is a piece of a text. */
  alt?: string;
  within?: TextSpan;
}

export interface LinkUse {
  kind: "link";
  path: Path;
  /** The link as the owner wrote it, tokens filled in. */
  target: string;
  link: Link;
  /** Whether it stands in running text, where its words are part of the Markdown. */
  inline: boolean;
  /** Whether it is left out today, for it leads to what is there on other days. */
  isOmitted?: true;
  /** Its piece of that text. */
  within?: TextSpan;
}

/** Where a use stands. */
export const placeOf = ({ path, within }: { path: Path; within?: TextSpan }) =>
  within ? { path, within } : { path };

/** The plain words of Markdown; blocks and line breaks are parted by spaces. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node, index) => {
      if (node.type === "text") return node.value;
      if (node.type === "break") return " ";
      const inner = plainText(childrenOf(node));
      if (INLINE.has(node.type)) return inner;
      return INLINE.has(nodes[index - 1]?.type ?? "") ? ` ${inner} ` : `${inner} `;
    })
    .join("");
}

/** What is inside a piece of Markdown: of a table its cells, and of a picture its caption. */
export function childrenOf(node: RichNode): readonly MarkdownNode[] {
  if ("children" in node) return node.children;
  if (node.type === "pictureBlock") return node.caption ? [asParagraph(node.caption)] : [];
  if (node.type !== "tableBlock") return [];
  const { heads, rows } = node.table;
  const cells = rows.flat().map((children): MarkdownNode => ({ type: "paragraph", children }));
  return [...heads.map(asParagraph), ...cells];
}

const asParagraph = (value: string): MarkdownNode => ({
  type: "paragraph",
  children: [{ type: "text", value }],
});

const INLINE = new Set(["text", "strong", "emphasis", "link"]);
