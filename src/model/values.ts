import type { z } from "zod";

/** A link that is ready for an `<a>`; `newTab` for what leaves the site. */
export interface Link {
  href: string;
  newTab?: true;
}

/** A file of the site; pictures have the size of their original, all else 0 by 0. */
export interface Media {
  /** Where any browser can load it. */
  url: string;
  width: number;
  height: number;
  /** The original's media type, such as `image/webp`. */
  type: string;
  /** What the addresses of all its sizes and formats start with (src/pictures/variants.ts). */
  stem?: string;
  /** How large a document is. */
  bytes?: number;
}

/** An icon as the SVG shapes it is drawn with, on a 24 by 24 grid. */
export type Icon = readonly IconShape[];

export interface IconShape {
  tag: "path" | "circle" | "ellipse" | "rect";
  attributes: Record<string, string>;
}

/** Markdown as a tree, so that no HTML string ever reaches the page. */
export type MarkdownNode =
  | { type: "text"; value: string }
  | { type: "break" }
  /** `whole` where its words are one thing, such as an email address. */
  | { type: "link"; link: Link; children: MarkdownNode[]; whole?: boolean }
  | { type: MarkdownContainer; children: MarkdownNode[] };

export type MarkdownContainer =
  | "paragraph"
  | "heading"
  | "unordered"
  | "ordered"
  | "item"
  | "strong"
  | "emphasis";

/** A table: the words over each column, and the cells of each row, of which the first is its heading. */
export interface TableModel {
  /** What it is called, where that is told to those who do not see it. */
  label: string;
  heads: string[];
  rows: MarkdownNode[][][];
  layout: TableLayout;
}

/** What follows from the words in a table for its looks. */
export interface TableLayout {
  /**
   * Where there is little room, a `list` shows each row under the other, and `wide` is moved sideways; so
   * is a `matrix`, whose headings are turned, since the signs under them take less room.
   */
  form: "list" | "wide" | "matrix";
  columns: { align: "start" | "center" | "end"; holds: "little" | "words" | "sentences" }[];
  /** Of each row of a list, the columns in which it says nothing. */
  empty: number[][];
}

/** A piece of a Markdown that may hold tables and pictures. */
export type RichNode =
  | MarkdownNode
  | { type: "tableBlock"; table: TableModel }
  | { type: "pictureBlock"; picture: { file: Media; alt: string }; caption?: string };

/** A short fact with what a tap on it does. */
export interface Fact {
  label: string;
  text: string;
  link?: Link;
}

export interface HiddenField {
  name: string;
  value: string;
}

/** Where a form is posted to, with what, and where that leads: what is typed is kept until then. */
export interface FormTarget {
  endpoint: string;
  hidden: HiddenField[];
  next: string;
}

type Kind<K extends string> = z.core.$brand<K>;

/**
 * What a value of the config becomes for rendering: tokens replaced, links turned into addresses,
 * media and icons looked up, Markdown parsed. The value-level twin is src/resolve/resolve.ts.
 */
export type Resolved<T> = unknown extends T
  ? T
  : T extends Kind<"text">
    ? string
    : T extends Kind<"price">
      ? number
      : T extends Kind<"endpoint"> | Kind<"name">
        ? string
        : T extends Kind<"markdown">
          ? MarkdownNode[]
          : T extends Kind<"richMarkdown">
            ? RichNode[]
            : T extends Kind<"link">
              ? Link
              : T extends Kind<"media">
                ? Media
                : T extends Kind<"icon">
                  ? Icon
                  : T extends readonly (infer Item)[]
                    ? Resolved<Item>[]
                    : T extends object
                      ? { [Key in keyof T]: Resolved<T[Key]> } & ShownPrice<T>
                      : string extends T
                        ? string
                        : T;

/** Beside a price, what visitors read of it: `from £45`. */
type ShownPrice<T> = "price" extends keyof T
  ? NonNullable<T["price"]> extends Kind<"price">
    ? undefined extends T["price"]
      ? { shownPrice?: string }
      : { shownPrice: string }
    : unknown
  : unknown;
