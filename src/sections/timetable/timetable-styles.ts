import { part, styled } from "plumbline/ui";

/** A rule for each choice of each filter: it hides the classes that do not match. */
const CHOICES = 16;
const filterRules = Object.fromEntries(
  ["a", "b", "c", "d"].flatMap((filter) =>
    Array.from({ length: CHOICES }, (_, value) => [
      `&:has([data-filter="${filter}"] option[value="${value}"]:checked) [data-${filter}]:not([data-${filter}="${value}"])`,
      { display: "none" },
    ]),
  ),
);

export const Plan = styled("div")({ containerType: "inline-size", ...filterRules });

export const Filters = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem 1rem",
  marginBottom: "1.5rem",
  "& label": {
    display: "grid",
    gap: "0.25rem",
    flex: "1 1 9rem",
    maxWidth: "16rem",
    fontWeight: 600,
  },
  "& select": {
    width: "100%",
    minHeight: "2.75rem",
    padding: "0.375rem 0.5rem",
    border: "2px solid var(--muted)",
    borderRadius: "0.25rem",
    background: "var(--paper)",
    color: "var(--ink)",
    font: "inherit",
    fontWeight: 400,
  },
  "@media print": { display: "none" },
});

/** A column for each day where there is room; otherwise one day below the other. */
export const Week = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2rem 1rem",
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((days) => [
      `@container (min-width: ${days * 8.5}rem)`,
      {
        [`&[data-days="${days}"]`]: { gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` },
      },
    ]),
  ),
});

export const Day = styled("div")({
  display: "grid",
  alignContent: "start",
  gap: "0.75rem",
  breakInside: "avoid",
  '&[data-empty="true"]': { opacity: 0.5 },
});

export const Lessons = styled("ul")({ display: "grid", gap: "0.5rem" });

export const Lesson = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.125rem 0.75rem",
  padding: "0.75rem",
  background: "var(--card)",
  border: "1px solid var(--line)",
  borderRadius: theme.look.corner,
  overflowWrap: "anywhere",
  hyphens: "auto",
  breakInside: "avoid",
  '[data-ground="card"] &': { background: "var(--paper)" },
  "& time": { fontSize: "0.9375rem", fontVariantNumeric: "var(--digits)" },
  "& time, & strong": { flexBasis: "100%" },
  "& strong": { lineHeight: 1.3 },
  "& span": { fontSize: "0.9375rem", color: "var(--muted)" },
}));

export const Note = styled("div")(part("foot", { marginTop: "clamp(2rem, 4vw, 3rem)" }));
