import type { CSSObject } from "@emotion/react";

/** A heading's size and leading; its weight is that of the heading font. */
interface HeadingStyle {
  fontSize: string;
  lineHeight: number;
  letterSpacing: string;
}

/**
 * The parts of a page that looks can shape, each by what it is and not by who shows it: a component says
 * which part an element is (`part` in styled.tsx), and a look has CSS for parts. Neither knows the other.
 */
export interface Parts {
  /** The name of the business in the header, and what stands before it. */
  brand: CSSObject;
  button: CSSObject;
  /** Every section: what divides it from the one above. */
  section: CSSObject;
  /** The upper edge of a section that asks for something. */
  upperEdge: CSSObject;
  /** The line of words over the page's heading. */
  eyebrow: CSSObject;
  /** The opening words of a page, where they stand alone. */
  opening: CSSObject;
  /** What stands beside such words in place of a picture. */
  mark: CSSObject;
  /** The drawn board behind something that is shown on it. */
  stage: CSSObject;
  /** The ground of a card. */
  board: CSSObject;
  /** The plate behind an icon. */
  plate: CSSObject;
  tick: CSSObject;
  /** A list whose order counts: what joins its items. */
  sequence: CSSObject;
  /** The number of such an item, as wide as `--plate`. */
  number: CSSObject;
  /** A group of readings. */
  readings: CSSObject;
  /** A value that is read at a glance, with what it is of. */
  reading: CSSObject;
}

/** The shapes of a look; colours and fonts are the owner's. A page has the CSS of the parts that it shows. */
export interface LookStyles {
  /** The radius of buttons, fields, boards and pictures, in pixels. */
  corner: number;
  /** The radius of small things, such as the plate behind an icon. */
  smallCorner: number;
  /** The line around or under what stands by itself, such as the header. */
  edge: string;
  type: {
    h1: HeadingStyle;
    /** The size of a page's heading of many letters. */
    h1Long: string;
    h2: HeadingStyle;
    h3: HeadingStyle;
  };
  /** The styles of parts; a part that is left out is as its component has it. */
  parts: Partial<Parts>;
}

declare module "@mui/material/styles" {
  interface Theme {
    look: LookStyles;
  }
  interface ThemeOptions {
    look: LookStyles;
  }
}
