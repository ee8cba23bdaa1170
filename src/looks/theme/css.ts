import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";

/** Selector for pages in a right-to-left language. */
export const RTL = '[dir="rtl"]';

/** For ornaments and arrows that point in the reading direction. */
export const MIRRORED = { scale: "-1 1" };

/** The padding at both sides of a page. */
export const GUTTER = "clamp(1.125rem, 4vw, 2.5rem)";

const edgeOf = (width: number) => `calc(max(0px, 50% - ${width / 2}px) + ${GUTTER})`;

/** The width of a page's content, with its padding, in looks that say nothing else. */
const PAGE_WIDTH = 1180;

/** The distance from the edge of the page to its container in such looks. */
export const CONTAINER_EDGE = edgeOf(PAGE_WIDTH);

export const pageWidth = ({ look }: Theme): number => look.pageWidth ?? PAGE_WIDTH;

/** The distance from the edge of the page to its container. */
export const containerEdge = (theme: Theme): string => edgeOf(pageWidth(theme));

/** The part `section` of looks without dividers: sections on the same background share their padding. */
export const JOINED: CSSObject = Object.fromEntries(
  ["paper", "card"].map((ground) => [
    `[data-ground=${ground}]:not(:has(h1, [data-flush])) + &[data-ground=${ground}]:not(:has(h1))`,
    { paddingTop: 0 },
  ]),
);

/** Keeps text readable on any picture (colours.ts). */
export const OVERLAY: CSSObject = {
  content: '""',
  position: "absolute",
  inset: 0,
  background: "var(--paper)",
  opacity: "var(--scrim)",
  "@media (forced-colors: active)": { opacity: 1 },
};

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

/** The link of a card that is clickable as a whole; the card has `position: relative`. */
export const wholeCard = (outlineOffset: number): CSSObject => ({
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: "3px solid var(--link)", outlineOffset },
});
