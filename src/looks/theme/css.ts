import type { CSSObject } from "@emotion/react";

/** Selector for pages in a right-to-left language. */
export const RTL = '[dir="rtl"]';

/** For ornaments and arrows that point in the reading direction. */
export const MIRRORED = { scale: "-1 1" };

/**
 * For facts, such as an address, on a right-to-left page: the text direction follows their own letters, the
 * alignment follows the page.
 */
export const OWN_DIRECTION = { unicodeBidi: "plaintext", textAlign: "right" } as const;

/** The padding at both sides of a page. */
export const GUTTER = "clamp(1.125rem, 4vw, 2.5rem)";

/** The distance from the edge of the page to its container, which is at most 1,180 px wide. */
export const CONTAINER_EDGE = `calc(max(0px, 50% - 590px) + ${GUTTER})`;

/** A tick as two strokes at an angle; it is the same in all scripts. */
export const checkMark = (size: CSSObject, stroke: string, colour: string): CSSObject => ({
  content: '""',
  ...size,
  border: `solid ${colour}`,
  borderWidth: `0 ${stroke} ${stroke} 0`,
  transform: "rotate(42deg)",
});

/** A column of words, buttons and lists, each in the middle. */
export const CENTRED_WORDS = {
  marginInline: "auto",
  justifyItems: "center",
  textAlign: "center",
  "& > *": { justifyContent: "center" },
  "& > ul": { display: "flex", flexWrap: "wrap" },
} satisfies CSSObject;

/** Filled with the accent, with a border if the accent alone has too little contrast. */
export const FILLED = {
  background: "var(--accent)",
  boxShadow: "inset 0 0 0 1px var(--accentEdge)",
} satisfies CSSObject;

/** Selects all pages except the home page, for ornaments that would be too much on every page. */
export const BELOW_HOME = "[data-inner] ~ * &";

/**
 * The style of a dark band. It redefines the colour variables, so that components need not know their
 * background.
 */
export const onBand = {
  "--ink": "var(--onBand)",
  "--muted": "var(--mutedOnBand)",
  "--line": "var(--lineOnBand)",
  "--accent": "var(--accentOnBand)",
  "--onAccent": "var(--onAccentOnBand)",
  "--link": "var(--accent)",
  "--error": "var(--errorOnBand)",
  "--success": "var(--successOnBand)",
  "--paper": "var(--band)",
  "--card": "var(--bandCard)",
  "--accentEdge": "var(--accent)",
  background: "var(--band)",
  color: "var(--onBand)",
};
