import type { CSSObject } from "@emotion/react";

/** A heading's size and leading. Its weight is that of the heading font. */
interface HeadingStyle {
  fontSize: string;
  lineHeight: number;
  letterSpacing: string;
}

/**
 * The parts of a page that looks can style. A component names the part that an element is (`part` in
 * styled.tsx), and a look has CSS for parts. Neither of them knows the other.
 */
export interface Parts {
  /** The name of the business in the header, and the ornament before it. */
  brand: CSSObject;
  button: CSSObject;
  /** Every section: its divider from the one above. */
  section: CSSObject;
  /** The heading of a section and its intro, above the content. */
  head: CSSObject;
  /** The columns of a section whose heading is beside its content. */
  beside: CSSObject;
  /** What follows the content of a section: a note, buttons. */
  foot: CSSObject;
  /** The upper edge of a call to action. */
  upperEdge: CSSObject;
  /** The line of text above the page's heading. */
  eyebrow: CSSObject;
  /** The text of a hero without a picture. */
  opening: CSSObject;
  /** The ornament beside it, instead of a picture. */
  mark: CSSObject;
  /** Content that is narrower than the page, with nothing beside it: running text, a frame. */
  column: CSSObject;
  /** The words of a call to action with nothing beside them. */
  call: CSSObject;
  /** The drawn background behind a phone frame. */
  stage: CSSObject;
  /** The background of a card. */
  board: CSSObject;
  /** The plate behind an icon. */
  plate: CSSObject;
  tick: CSSObject;
  /** An ordered list: the line that joins its items. */
  sequence: CSSObject;
  /** The number of such an item; its width is `--plate`. */
  number: CSSObject;
  /** A picture beside text. */
  figure: CSSObject;
  /** A group of figures. */
  readings: CSSObject;
  /** A figure with its label. */
  reading: CSSObject;
}

/**
 * The shapes of a look; colours and fonts are the owner's. A page contains only the CSS of the parts that
 * it uses.
 */
export interface LookStyles {
  /** The radius of buttons, fields, cards and pictures, in pixels. */
  corner: number;
  /** The radius of small elements, such as the plate behind an icon. */
  smallCorner: number;
  /** The border of separate elements, such as the header. */
  edge: string;
  /** The width of the page's content, in pixels, with its padding; default: 1180. */
  pageWidth?: number;
  /** The padding above and below a section's content, as CSS. */
  sectionPadding?: string;
  type: {
    h1: HeadingStyle;
    /** The font size of a long page heading. */
    h1Long: string;
    h2: HeadingStyle;
    h3: HeadingStyle;
  };
  /** The styles of parts. Parts left out keep their component's style. */
  parts: Partial<Parts>;
}

declare module "@mui/material/styles" {
  interface Theme {
    look: LookStyles;
  }
  interface ThemeOptions {
    look?: LookStyles;
  }
}
