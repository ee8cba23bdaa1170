import { BELOW_HOME, checkMark, FILLED, type LookStyles } from "plumbline/ui";

/**
 * In a section with the colour of cards, a card has the colour of the page. Forced colours remove
 * backgrounds, so it also has an edge.
 */
const TILE = {
  border: "1px solid transparent",
  background: "var(--card)",
  '[data-ground="card"] &': { background: "var(--paper)" },
};

const SHEET_CORNER = "clamp(1.5rem, 5vw, 3.5rem)";

/** Like a laid table: plates, round corners, an awning. */
export const styles: LookStyles = {
  corner: 16,
  smallCorner: 999,
  edge: "1px solid var(--line)",
  type: {
    h1: {
      fontSize: "min(11vw, clamp(2.35rem, 1.5rem + 3.9vw, 4.25rem))",
      lineHeight: 1.07,
      letterSpacing: "-0.015em",
    },
    h1Long: "min(9.8vw, clamp(2.05rem, 1.4rem + 2.9vw, 3.375rem))",
    h2: {
      fontSize: "min(8.6vw, clamp(1.75rem, 1.3rem + 2vw, 2.75rem))",
      lineHeight: 1.13,
      letterSpacing: "-0.01em",
    },
    h3: {
      fontSize: "clamp(1.175rem, 1.1rem + 0.35vw, 1.375rem)",
      lineHeight: 1.25,
      letterSpacing: "0",
    },
  },
  parts: {
    brand: {
      "&::before": {
        content: '""',
        width: "1.125rem",
        height: "1.125rem",
        borderRadius: "50%",
        background: "var(--accent)",
        boxShadow: "inset 0 0 0 1px var(--accentEdge)",
      },
    },
    button: { border: "2px solid var(--ink)", borderRadius: 999 },
    /** Sections with their own background look like a sheet on the page. */
    section: {
      overflow: "clip",
      '&[data-ground="card"], &[data-ground="ink"]': { borderRadius: SHEET_CORNER },
      // The last sheet reaches to the footer.
      "&:last-child": { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    },
    eyebrow: {
      "&::before": {
        content: '""',
        flex: "none",
        width: "0.75rem",
        height: "0.75rem",
        borderRadius: "50%",
        background: "var(--accent)",
        boxShadow: "inset 0 0 0 1px var(--accentEdge)",
      },
    },
    opening: { "@media (min-width: 860px)": { maxWidth: "min(46rem, 60%)" } },
    /** Plates on a table; the largest one extends halfway beyond its edge. */
    mark: {
      [BELOW_HOME]: { display: "none" },
      position: "absolute",
      insetInlineEnd: "max(-7rem, calc(50% - 44rem))",
      top: "12%",
      width: "clamp(18rem, 34vw, 29rem)",
      aspectRatio: "1",
      borderRadius: "50%",
      background: "var(--accent)",
      "&::before, &::after": { content: '""', position: "absolute", borderRadius: "50%" },
      "&::before": { inset: "9%", border: "2px solid var(--onAccent)", opacity: 0.35 },
      "&::after": {
        insetInlineStart: "-12%",
        bottom: "-7%",
        width: "38%",
        aspectRatio: "1",
        background: "var(--link)",
        border: "0.75rem solid var(--paper)",
      },
      '[data-ground="card"] &::after': { borderColor: "var(--card)" },
    },
    stage: { inset: "14% 8% 8%", background: "var(--accent)", borderRadius: "3rem" },
    board: TILE,
    plate: { ...FILLED, color: "var(--onAccent)" },
    tick: {
      ...FILLED,
      "&::after": checkMark(
        { width: "0.35rem", height: "0.6rem", marginTop: "-0.125rem" },
        "2px",
        "var(--onAccent)",
      ),
    },
    /** The line from each number to the next. */
    sequence: {
      "& > li": { position: "relative" },
      "& > :not(:last-child)::before": {
        content: '""',
        position: "absolute",
        top: "1rem",
        bottom: "-3rem",
        insetInlineStart: "calc(var(--plate) / 2 - 1px)",
        borderInlineStart: "3px dotted var(--muted)",
      },
    },
    number: {
      background: "var(--accent)",
      boxShadow: "0 0 0 0.375rem var(--paper)",
      borderRadius: "50%",
      color: "var(--onAccent)",
      fontSize: "1.25rem",
      '[data-ground="card"] &': { boxShadow: "0 0 0 0.375rem var(--card)" },
    },
    readings: { gap: "1rem" },
    reading: { ...TILE, borderRadius: 16, padding: "1.75rem 1.5rem", textAlign: "center" },
    /** An awning of whole arcs, between the round corners of a sheet. */
    upperEdge: {
      [BELOW_HOME]: { display: "none" },
      insetInline: SHEET_CORNER,
      height: "1.5rem",
      background:
        "radial-gradient(circle at 50% 0, var(--accent) 0 1.25rem, transparent 1.3rem) 0 0 / 3rem 100% round",
    },
  },
};
