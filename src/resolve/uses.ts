import type { Directive, HeadingLevel } from "../../schema/fields/fields.ts";
import type { Path, Within } from "../diagnostics/diagnostic.ts";
import type { Link, MarkdownNode } from "../model/values.ts";

/**
 * What the words of the config were used for while they were resolved, with where they stand. The
 * checks read these lists; they need not know where in a section a link or a picture may be.
 */
export type Use =
  | TextUse
  | { kind: "markdown"; path: Path; raw: string; nodes: MarkdownNode[] }
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
}

/** An address that visitors' browsers use by themselves. */
export interface EndpointUse {
  kind: "endpoint";
  path: Path;
  url: string;
  allows: readonly Directive[];
}

export interface MediaUse {
  kind: "media";
  path: Path;
  /** The file's name in `public/media`. */
  name: string;
  /** Whether visitors are sent the file itself, and not a picture made from it. */
  asItIs: boolean;
}

export interface LinkUse {
  kind: "link";
  path: Path;
  /** The link as the owner wrote it, tokens filled in. */
  target: string;
  link: Link;
  /** Whether it stands in running text, where its words are part of the Markdown. */
  inline: boolean;
  /** Its piece of that text. */
  within?: Within;
}

/** Where a use stands. */
export const placeOf = ({ path, within }: Pick<LinkUse, "path" | "within">) =>
  within ? { path, within } : { path };

/** The plain words of Markdown; blocks and line breaks are parted by a space. */
export function plainText(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      if (node.type === "break") return " ";
      const inner = plainText(node.children);
      return INLINE.has(node.type) ? inner : `${inner} `;
    })
    .join("");
}

const INLINE = new Set(["strong", "emphasis", "link"]);
