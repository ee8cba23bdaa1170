import type { CSSObject } from "@emotion/react";

/** A heading's size and leading; its weight is that of the heading font. */
interface HeadingStyle {
  fontSize: string;
  lineHeight: number;
  letterSpacing: string;
}

/**
 * The shapes of a look; colours and fonts are the owner's. Each part is the CSS of one thing on the page,
 * so a page has the CSS of its own motif, and of that only what it shows.
 */
export interface Motif {
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
  /** What stands before the name of the business in the header. */
  brand: CSSObject;
  button: CSSObject;
  /** Added to every section: what divides it from the one above. */
  section: CSSObject;
  /** The line of words over the page's heading. */
  eyebrow: CSSObject;
  hero: {
    /** The words of a hero without a picture. */
    words: CSSObject;
    /** What such a hero has in place of one. */
    mark: CSSObject;
    /** The drawn board behind a phone. */
    stage: CSSObject;
  };
  /** The ground of a card. */
  board: CSSObject;
  /** The plate behind a card's icon. */
  plate: CSSObject;
  tick: CSSObject;
  steps: {
    /** What joins the steps. */
    line: CSSObject;
    number: CSSObject;
  };
  figures: {
    list: CSSObject;
    figure: CSSObject;
  };
  /** The upper edge of a closing call. */
  callEdge: CSSObject;
}

declare module "@mui/material/styles" {
  interface Theme {
    motif: Motif;
  }
  interface ThemeOptions {
    motif: Motif;
  }
}
