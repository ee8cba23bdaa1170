import { part, styled } from "plumbline/ui";

/** The events below each other: the date, what it is, and what to do. */
export const List = styled("ol")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "4.5rem minmax(0, 1fr)",
    alignItems: "start",
    gap: "1rem clamp(1rem, 3vw, 2rem)",
    paddingBlock: "1.5rem",
    borderTop: "1px solid var(--line)",
    breakInside: "avoid",
  },
  "& > li:last-child": { borderBottom: "1px solid var(--line)" },
  "& > li[hidden], & [hidden]": { display: "none" },
  "& picture": { gridColumn: "2", maxWidth: "20rem" },
  "& img": { borderRadius: theme.look.corner },
  [theme.breakpoints.up("md")]: {
    '& > li[data-picture="true"]': { gridTemplateColumns: "4.5rem minmax(0, 1fr) 14rem" },
    "& picture": { gridColumn: "3", gridRow: "1" },
  },
}));

/** A leaf of a calendar. */
export const DateTile = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  padding: "0.375rem 0.25rem 0.5rem",
  background: "var(--card)",
  border: "1px solid var(--line)",
  borderRadius: theme.look.corner,
  lineHeight: 1.25,
  fontSize: "0.875rem",
  color: "var(--muted)",
  '[data-ground="card"] &': { background: "var(--paper)" },
  "& b": {
    fontFamily: "var(--font-heading)",
    fontSize: "1.75rem",
    lineHeight: 1.1,
    color: "var(--ink)",
    fontVariantNumeric: "var(--digits)",
  },
}));

export const Words = styled("div")({
  display: "grid",
  gap: "0.375rem",
  alignContent: "start",
  maxWidth: "44rem",
  gridColumn: "2",
  overflowWrap: "anywhere",
  hyphens: "auto",
  "& time": { fontVariantNumeric: "var(--digits)" },
  "[data-off] &": { color: "var(--muted)" },
  "[hidden]": { display: "none" },
});

/** Facts on one line, with space between them. */
export const Facts = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 1.25rem",
  color: "var(--muted)",
  "& > li": { minWidth: 0 },
  "& > [hidden]": { display: "none" },
});

/** That an event is cancelled, moved or full. */
export const Mark = styled("p")({
  justifySelf: "start",
  padding: "0.125rem 0.5rem",
  border: "1px solid currentColor",
  borderRadius: "0.25rem",
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: "var(--ink)",
  '&[data-off="true"]': { color: "var(--error)" },
});

export const Links = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem 1.25rem",
  marginTop: "0.25rem",
  "& a": { paddingBlock: "0.25rem" },
  "& > [hidden]": { display: "none" },
  "@media print": { display: "none" },
});

export const Under = styled("div")(
  part("foot", {
    display: "grid",
    justifyItems: "start",
    gap: "1rem",
    marginTop: "clamp(1.5rem, 3vw, 2.5rem)",
    "&[hidden], & [hidden]": { display: "none" },
  }),
);

/** The details of an event beside its picture and text. */
export const Single = styled("article")(({ theme }) => ({
  display: "grid",
  gap: "1.5rem clamp(2rem, 5vw, 4rem)",
  alignItems: "start",
  "& + &": { marginTop: "clamp(3rem, 6vw, 5rem)" },
  "& img": { borderRadius: theme.look.corner },
  [theme.breakpoints.up("md")]: {
    '&[data-beside="true"]': { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
  },
}));

export const Column = styled("div")({
  display: "grid",
  gap: "1.25rem",
  alignContent: "start",
  "& [hidden]": { display: "none" },
});

export const Head = styled("div")({ marginTop: "clamp(2.5rem, 5vw, 4rem)", marginBottom: "1rem" });
