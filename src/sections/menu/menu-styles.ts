import { HEADER_HEIGHT, LOW_WINDOW, part, styled } from "plumbline/ui";

/** The height of the links, which stay below the header. */
const JUMPS = "3.25rem";

/** Links to the groups: one line that scrolls sideways, always in reach. */
export const Jumps = styled("nav")({
  position: "sticky",
  top: HEADER_HEIGHT,
  zIndex: 5,
  marginBottom: "2rem",
  background: "var(--paper)",
  borderBottom: "1px solid var(--line)",
  '[data-ground="card"] &': { background: "var(--card)" },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: JUMPS,
    paddingInline: "0.75rem",
    color: "var(--ink)",
    fontWeight: 600,
    whiteSpace: "nowrap",
    outlineOffset: -3,
  },
  [LOW_WINDOW]: { position: "static" },
  "@media print": { display: "none" },
});

/** The links are in one row, which scrolls by keyboard, too. */
export const JumpList = styled("ul")({
  display: "flex",
  gap: "0.25rem",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
});

export const Groups = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2.5rem, 5vw, 4rem)",
});

export const GroupOfDishes = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.5rem",
  scrollMarginTop: `calc(${JUMPS} + 1rem)`,
});

export const Course = styled("div")({ display: "grid", gap: "0.25rem", marginTop: "0.75rem" });

/** Two columns on a wide screen, and in print. */
export const Dishes = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  marginTop: "0.5rem",
  "&:not([data-many])": { maxWidth: "40rem" },
  "& > li": { breakInside: "avoid" },
  [theme.breakpoints.up("md")]: {
    "&[data-many]": {
      display: "block",
      columnCount: 2,
      columnGap: "clamp(2.5rem, 5vw, 4rem)",
      "& > li": { paddingBottom: "1rem" },
    },
  },
  "@media print": {
    "&[data-many]": { display: "block", columnCount: 2, "& > li": { paddingBottom: "0.5rem" } },
  },
}));

export const DishNumber = styled("span")({
  color: "var(--muted)",
  fontWeight: 400,
  fontVariantNumeric: "var(--digits)",
});

export const Signs = styled("span")({
  fontWeight: 400,
  fontSize: "0.875rem",
  "& sup": { fontSize: "0.8125rem", lineHeight: 1, color: "var(--muted)" },
});

export const Sign = styled("span")({
  "& > span:first-of-type": {
    paddingInline: "0.3em",
    border: "1px solid var(--muted)",
    borderRadius: "0.375em",
    color: "var(--muted)",
    fontSize: "0.8125rem",
    whiteSpace: "nowrap",
  },
});

export const Sizes = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.125rem 1.25rem",
  fontWeight: 600,
  fontVariantNumeric: "var(--digits)",
});

export const Panel = styled("div")({
  display: "grid",
  gap: "0.75rem",
  marginTop: "clamp(2.5rem, 5vw, 4rem)",
  paddingTop: "1.25rem",
  borderTop: "1px solid var(--line)",
  breakInside: "avoid",
});

export const Meanings = styled("dl")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1.5rem",
  margin: 0,
  "& > div": { display: "flex", gap: "0.5rem" },
  "& dt": { fontWeight: 600, fontVariantNumeric: "var(--digits)" },
});

/** Opens for print by itself. */
export const Matrix = styled("details")({
  marginTop: "2rem",
  "& > summary": { paddingBlock: "0.75rem", fontWeight: 600, cursor: "pointer" },
  "@media print": {
    "&::details-content": { contentVisibility: "visible", blockSize: "auto" },
  },
});

export const Note = styled("div")(part("foot", { marginTop: "clamp(2rem, 4vw, 3rem)" }));
