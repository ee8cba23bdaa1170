import type { CSSObject } from "@emotion/react";
import { onBand } from "../../looks/theme/css.ts";
import { styled } from "../../looks/theme/styled.tsx";

/**
 * Hides hours in the footer that the page's content also displays. It is done with CSS, since the content
 * changes without the footer.
 */
const whenShownInContent = (owner: string) => `body:has(main [data-hours="${owner}"]) &`;

/** The frame of the footer. `owners` are "" for the business, and the keys of locations. */
export const groundOf = (owners: readonly string[]) =>
  styled("footer")({
    ...onBand,
    flexGrow: 1,
    containerType: "inline-size",
    paddingBlock: "clamp(3rem, 7vw, 5rem) 2rem",
    borderTop: "1px solid var(--line)",
    fontSize: "1rem",
    "& a": { color: "var(--ink)", textDecorationColor: "var(--muted)" },
    "& a:hover": { color: "var(--link)" },
    ...Object.fromEntries(
      owners.map((owner) => [
        `${whenShownInContent(owner)} [data-hours="${owner}"]`,
        { display: "none" },
      ]),
    ),
  });

const TWO = "minmax(17rem, 1fr) repeat(2, auto)";
const THREE = "minmax(17rem, 1fr) repeat(3, auto)";
const ALONE = { gridColumn: "1 / -1" };
const BESIDE = { gridColumn: "auto" };
const BRAND = "> :first-of-type";

/**
 * Four columns, two, or one, so that no group is alone in a row; with an odd number the brand has a row
 * to itself. Without the group of hours, an odd number becomes even. Widths are in rem: fewer columns for
 * large text.
 */
export const columnsFor = (isOdd: boolean, hasHours: boolean) => {
  const without = (part: string, style: CSSObject): CSSObject =>
    hasHours ? { [`${whenShownInContent("")} ${part}`]: style } : {};
  return styled("div")({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2.5rem clamp(2rem, 5vw, 4rem)",
    "@container (min-width: 38rem)": {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      ...(isOdd && { [`& ${BRAND}`]: ALONE }),
      ...without(BRAND, isOdd ? BESIDE : ALONE),
    },
    // The brand shrinks so that other groups stay on one line.
    "@container (min-width: 70rem)": {
      gridTemplateColumns: isOdd ? TWO : THREE,
      ...without("", { gridTemplateColumns: isOdd ? THREE : TWO }),
      ...(isOdd ? { [`& ${BRAND}`]: BESIDE } : without(BRAND, BESIDE)),
    },
  });
};

export const Brand = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  alignContent: "start",
  justifyItems: "start",
});

export const Group = styled("div")({
  '&[data-wide="true"]': { gridColumn: "1 / -1" },
  "& h2": { marginBottom: "0.75rem" },
  "& li > *": { display: "block", paddingBlock: "0.3125rem" },
});

/** A long list of links, such as places, in as many columns as fit. */
export const List = styled("ul")({
  '&[data-wide="true"]': {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
    columnGap: "1.5rem",
  },
});

/** The links under an entry. */
export const Indented = styled("ul")({
  marginBottom: "0.375rem",
  paddingInlineStart: "1rem",
  borderInlineStart: "1px solid var(--line)",
  fontSize: "0.9375rem",
});

export const Base = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0.5rem 2rem",
  marginTop: "clamp(2rem, 5vw, 3.5rem)",
  paddingTop: "1.5rem",
  borderTop: "1px solid var(--line)",
  color: "var(--muted)",
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: "1.5rem" },
  "& a": { display: "block", paddingBlock: "0.3125rem" },
  "& > p": { paddingBlock: "0.3125rem" },
});
