import type { z } from "zod";

/** A link that is ready for an `<a>`; `newTab` for links that leave the site. */
export interface Link {
  href: string;
  newTab?: true;
}

/** A file of the site; pictures have the size of their original, other files 0 by 0. */
export interface Media {
  /** An address that any browser can load. */
  url: string;
  width: number;
  height: number;
  /** The original's media type, such as `image/webp`. */
  type: string;
  /** The common beginning of the addresses of all its sizes and formats (src/assets/pictures/variants.ts). */
  stem?: string;
  /** The size of a document. */
  bytes?: number;
}

/** A picture with its alternative text, which is empty for a decoration. */
export interface ShownPicture {
  file: Media;
  alt: string;
}

/** An icon as SVG shapes, on a 24 by 24 grid. */
export type Icon = readonly IconShape[];

export interface IconShape {
  tag: "path" | "circle" | "ellipse" | "rect";
  attributes: Record<string, string>;
}

/** Markdown as a tree, so that no HTML string ever reaches the page. */
export type MarkdownNode =
  | { type: "text"; value: string }
  | { type: "break" }
  /** `whole` for words that must not be broken, such as an email address. */
  | { type: "link"; link: Link; children: MarkdownNode[]; whole?: boolean }
  | { type: MarkdownContainer; children: MarkdownNode[] };

export type MarkdownContainer =
  | "paragraph"
  | "heading"
  | "unordered"
  | "ordered"
  | "item"
  | "strong"
  | "emphasis"
  // Only a rich text has these. A quotation has a quote and perhaps its source.
  | "subheading"
  | "quotation"
  | "quote"
  | "source"
  | "code"
  | "codeBlock";

/** A table: the heading of each column, and the cells of each row, of which the first is its heading. */
export interface TableModel {
  /** Its accessible name. */
  label: string;
  heads: string[];
  rows: MarkdownNode[][][];
  layout: TableLayout;
}

/** The layout of a table, computed from its content. */
export interface TableLayout {
  /**
   * On narrow screens a `list` shows the rows one below the other, and `wide` scrolls sideways. So does a
   * `matrix`, whose headings are rotated, since its cells are narrow.
   */
  form: "list" | "wide" | "matrix";
  columns: { align: "start" | "center" | "end"; holds: "little" | "words" | "sentences" }[];
  /** The empty columns of each row of a list. */
  empty: number[][];
}

/** A node of Markdown that may have tables and pictures. */
export type RichNode =
  | MarkdownNode
  | { type: "tableBlock"; table: TableModel }
  | { type: "pictureBlock"; picture: ShownPicture; caption?: string };

/** A short fact, perhaps with a link. */
export interface Fact {
  label: string;
  text: string;
  link?: Link;
}

export interface HiddenField {
  name: string;
  value: string;
}

/**
 * Where a form is posted, its values, and the next page; input is kept until that page is reached.
 */
export interface FormTarget {
  endpoint: string;
  hidden: HiddenField[];
  next: string;
}

type FieldBrand<K extends string> = z.core.$brand<K>;

/**
 * The type of a value of the config after resolving: tokens replaced, links turned into addresses, media and
 * icons looked up, Markdown parsed. src/site/resolve/resolve.ts implements it.
 */
export type Resolved<T> = unknown extends T
  ? T
  : T extends FieldBrand<"text">
    ? string
    : T extends FieldBrand<"price">
      ? number
      : T extends FieldBrand<"endpoint"> | FieldBrand<"name">
        ? string
        : T extends FieldBrand<"markdown">
          ? MarkdownNode[]
          : T extends FieldBrand<"richMarkdown">
            ? RichNode[]
            : T extends FieldBrand<"link">
              ? Link
              : T extends FieldBrand<"media">
                ? Media
                : T extends FieldBrand<"picture">
                  ? ShownPicture
                  : T extends FieldBrand<"icon">
                    ? Icon
                    : T extends readonly (infer Item)[]
                      ? Resolved<Item>[]
                      : T extends object
                        ? { [Key in keyof T]: Resolved<T[Key]> } & DisplayPrice<T>
                        : string extends T
                          ? string
                          : T;

/** Beside a price, its display text: `From £45`. */
type DisplayPrice<T> = "price" extends keyof T
  ? NonNullable<T["price"]> extends FieldBrand<"price">
    ? undefined extends T["price"]
      ? { shownPrice?: string }
      : { shownPrice: string }
    : unknown
  : unknown;
