import type { Directive, FieldMeaning, HeadingLevel } from "../../../schema/fields/meaning.ts";
import type { Path, TextSpan } from "../../diagnostics/diagnostic.ts";
import type { Link, MarkdownNode, RichNode } from "../../model/values.ts";

/**
 * A record of a text, link, file or token that was resolved, and its path. Rules read these records, so they
 * need not know which fields of a section are links or pictures.
 */
export type Use = (
  | TextUse
  | { kind: "markdown"; path: Path; raw: string; nodes: RichNode[] }
  | LinkUse
  | MediaUse
  | EndpointUse
  | { kind: "token"; path: Path; name: string }
) & {
  /** The index of its section, if it is in one. Its path may be that of a parameter. */
  section?: number;
};

export interface TextUse {
  kind: "text";
  path: Path;
  raw: string;
  value: string;
  heading: HeadingLevel | undefined;
  isPlaceName: boolean;
  /** Whether it is the alternative text of a picture or a film. */
  isAlternative: boolean;
  /** Where the picture of an alternative text is shown, if the text is that of its file. */
  shownAt?: Path;
  /** Whether it is a price in words. */
  isPrice?: true;
}

/** An address that visitors' browsers load without a click. */
export interface EndpointUse {
  kind: "endpoint";
  path: Path;
  url: string;
  allows: readonly Directive[];
  /** What the privacy notice says about it, unless another part of the file has that. */
  disclosure?: FieldMeaning["disclosure"];
}

export interface MediaUse {
  kind: "media";
  path: Path;
  /** The file's name in `public/media`. */
  name: string;
  /** Whether visitors get the file itself, and not a picture made from it. */
  asItIs: boolean;
  /** Whether they get it only on request. */
  onDemand: boolean;
  /** Whether its alternative text is that of its file. */
  takesText?: true;
  /** Its alternative text, if it is in a Markdown text. */
  alt?: string;
  within?: TextSpan;
}

export interface LinkUse {
  kind: "link";
  path: Path;
  /** The link in the owner's notation, with tokens replaced. */
  target: string;
  link: Link;
  /** Whether it is in running text, so that its words are part of the Markdown. */
  inline: boolean;
  /** Whether it is omitted today because its target is not published. */
  isOmitted?: true;
  /** Its range in that text. */
  within?: TextSpan;
}

/** The position of a use. */
export const positionOf = ({ path, within }: { path: Path; within?: TextSpan }) =>
  within ? { path, within } : { path };

/** The plain text of Markdown; blocks and line breaks are separated by spaces. */
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

/** The children of a node; those of a table are its cells, that of a picture is its caption. */
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

/** The types of nodes that are part of a line. */
export const INLINE: ReadonlySet<string> = new Set(["text", "strong", "emphasis", "link", "code"]);
