import type { CSSObject } from "@emotion/react";

/** A tick as two strokes at an angle; it is drawn the same in all scripts. */
export const checkMark = (size: CSSObject, stroke: string, colour: string): CSSObject => ({
  content: '""',
  ...size,
  border: `solid ${colour}`,
  borderWidth: `0 ${stroke} ${stroke} 0`,
  transform: "rotate(42deg)",
});

/** Filled with the accent, with an edge where that alone would not be seen on the page. */
export const FILLED = {
  background: "var(--accent)",
  boxShadow: "inset 0 0 0 1px var(--accentEdge)",
} satisfies CSSObject;

/** On all pages but the home page: there, a large ornament would be seen again and again. */
export const BELOW_HOME = "[data-inner] ~ * &";
