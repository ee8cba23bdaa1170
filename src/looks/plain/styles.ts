import { BELOW_HOME, CONTAINER_EDGE, checkMark, type LookStyles } from "plumbline/ui";

/** Like a letterhead: hairlines, space, and one block of colour. */
export const styles: LookStyles = {
  corner: 6,
  smallCorner: 4,
  edge: "1px solid var(--line)",
  type: {
    h1: {
      fontSize: "min(10.8vw, clamp(2.25rem, 1.5rem + 3.4vw, 4rem))",
      lineHeight: 1.06,
      letterSpacing: "-0.025em",
    },
    h1Long: "min(9.6vw, clamp(2rem, 1.4rem + 2.5vw, 3.125rem))",
    h2: {
      fontSize: "min(8.4vw, clamp(1.65rem, 1.3rem + 1.6vw, 2.5rem))",
      lineHeight: 1.12,
      letterSpacing: "-0.02em",
    },
    h3: {
      fontSize: "clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem)",
      lineHeight: 1.25,
      letterSpacing: "-0.01em",
    },
  },
  parts: {
    button: { border: "1px solid var(--ink)" },
    /** A hairline between sections on the same background. */
    section: {
      '[data-ground="paper"] + &[data-ground="paper"]::before, [data-ground="card"] + &[data-ground="card"]::before':
        {
          content: '""',
          position: "absolute",
          top: 0,
          insetInline: CONTAINER_EDGE,
          borderTop: "1px solid var(--line)",
        },
    },
    eyebrow: {
      "&::before": {
        content: '""',
        flex: "none",
        width: "0.625rem",
        height: "0.625rem",
        background: "var(--accent)",
        boxShadow: "inset 0 0 0 1px var(--accentEdge)",
      },
    },
    opening: { "@media (min-width: 860px)": { maxWidth: "min(50rem, 64%)" } },
    /** A block in the accent colour along the edge of the page, with a quarter circle on it. */
    mark: {
      [BELOW_HOME]: { display: "none" },
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      width: "max(22vw, calc(50% - 22rem))",
      background: "var(--accent)",
      overflow: "hidden",
      "&::before, &::after": { content: '""', position: "absolute", aspectRatio: "1" },
      "&::before": {
        top: "9%",
        insetInlineEnd: "12%",
        width: "24%",
        borderRadius: "50%",
        background: "var(--paper)",
      },
      "&::after": {
        insetInlineStart: 0,
        bottom: 0,
        width: "76%",
        borderStartEndRadius: "100%",
        background: "var(--onAccent)",
      },
    },
    stage: { inset: "14% 0 10%", background: "var(--accent)", borderRadius: 6 },
    plate: {
      justifyContent: "start",
      width: "auto",
      color: "var(--link)",
      "& svg": { fontSize: "2rem" },
    },
    tick: {
      "&::after": checkMark(
        { width: "0.45rem", height: "0.85rem", marginTop: "-0.15rem" },
        "2px",
        "var(--link)",
      ),
    },
    sequence: {
      "& > li": { borderTop: "1px solid var(--line)", paddingTop: "1.5rem" },
    },
    number: { placeItems: "start", color: "var(--link)", fontSize: "2rem", lineHeight: 1 },
    readings: { gap: "0 2.5rem" },
    reading: { padding: "1.25rem 0 2rem", borderTop: "1px solid var(--ink)" },
    upperEdge: {
      insetInlineEnd: "auto",
      width: "clamp(7rem, 24vw, 20rem)",
      height: "0.5rem",
      background: "var(--accent)",
    },
  },
};
