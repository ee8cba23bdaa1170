import type { CSSObject } from "@emotion/react";

/** A tick as two strokes at an angle; it is the same in all scripts. */
export const checkMark = (size: CSSObject, stroke: string, colour: string): CSSObject => ({
  content: '""',
  ...size,
  border: `solid ${colour}`,
  borderWidth: `0 ${stroke} ${stroke} 0`,
  transform: "rotate(42deg)",
});

/** Filled with the accent, with a border if the accent alone has too little contrast. */
export const FILLED = {
  background: "var(--accent)",
  boxShadow: "inset 0 0 0 1px var(--accentEdge)",
} satisfies CSSObject;

/** Selects all pages but the home page, for ornaments that would be too much on every page. */
export const BELOW_HOME = "[data-inner] ~ * &";
