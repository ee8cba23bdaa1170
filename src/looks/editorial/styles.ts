import { CONTAINER_EDGE, type LookStyles } from "plumbline/ui";

/** Like a printed page: large letters, thick and thin rules, columns, and as few filled areas as possible. */
export const styles: LookStyles = {
  corner: 0,
  smallCorner: 0,
  edge: "1px solid var(--ink)",
  type: {
    h1: {
      fontSize: "min(12vw, clamp(2.6rem, 1.5rem + 5vw, 5.5rem))",
      lineHeight: 1.03,
      letterSpacing: "-0.02em",
    },
    h1Long: "min(10.4vw, clamp(2.3rem, 1.4rem + 3.9vw, 4.25rem))",
    h2: {
      fontSize: "min(9vw, clamp(1.9rem, 1.35rem + 2.4vw, 3.25rem))",
      lineHeight: 1.08,
      letterSpacing: "-0.015em",
    },
    h3: {
      fontSize: "clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)",
      lineHeight: 1.2,
      letterSpacing: "-0.005em",
    },
  },
  parts: {
    brand: { fontSize: "min(1.375rem, 6vw)" },
    button: { border: "1px solid var(--ink)" },
    /** A thick and a thin rule between sections on the same background. */
    section: {
      '[data-ground="paper"] + &[data-ground="paper"]::before, [data-ground="card"] + &[data-ground="card"]::before':
        {
          content: '""',
          position: "absolute",
          top: 0,
          insetInline: CONTAINER_EDGE,
          height: 7,
          border: "solid var(--ink)",
          borderWidth: "3px 0 1px",
        },
    },
    eyebrow: {
      fontSize: "1rem",
      width: "100%",
      "&::after": { content: '""', flex: 1, borderTop: "1px solid var(--ink)" },
    },
    /** A headline across the page, and the content below its rule in two columns. */
    opening: {
      "@media (min-width: 860px)": {
        maxWidth: "none",
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        columnGap: "clamp(2rem, 5vw, 4rem)",
        alignItems: "start",
        "& > *": { gridColumn: "1 / -1" },
        "& > h1": {
          width: "100%",
          paddingBottom: "clamp(1.5rem, 3vw, 2.5rem)",
          borderBottom: "3px double var(--ink)",
        },
        '& > h1[data-long="true"]': { fontSize: "clamp(3rem, 1.1rem + 4.8vw, 5.5rem)" },
        "& > h1 ~ div": { gridColumn: "auto" },
      },
    },
    mark: {
      display: "block",
      position: "absolute",
      top: "clamp(1.25rem, 3vw, 2.25rem)",
      insetInline: CONTAINER_EDGE,
      height: 11,
      border: "solid var(--ink)",
      borderWidth: "6px 0 1px",
      "&::after": {
        content: '""',
        position: "absolute",
        top: -6,
        insetInlineEnd: 0,
        width: "clamp(4rem, 12vw, 9rem)",
        height: 6,
        background: "var(--accent)",
      },
    },
    stage: { inset: "14% 0 10%", border: "1px solid var(--ink)", background: "var(--accent)" },
    /** A column under its rule, which is straight even if the owner wants round corners. */
    board: {
      borderRadius: "0",
      border: 0,
      borderTop: "1px solid var(--ink)",
      background: "none",
      padding: "1.25rem 0 1.5rem",
      "--inset": "0rem",
      "&:has(> :first-child > picture)": { borderTop: 0, paddingTop: 0 },
    },
    plate: { border: "1px solid var(--ink)", borderRadius: "50%" },
    /** A diamond, as used in print. */
    tick: {
      "&::after": {
        content: '""',
        width: "0.5625rem",
        height: "0.5625rem",
        background: "var(--accent)",
        boxShadow: "0 0 0 1px var(--accentEdge)",
        transform: "rotate(45deg)",
      },
    },
    sequence: { "& > li": { borderTop: "1px solid var(--ink)", paddingTop: "1.25rem" } },
    number: { placeItems: "start", color: "var(--link)", fontSize: "2.75rem", lineHeight: 0.9 },
    readings: { borderBlock: "3px double var(--ink)", overflow: "clip" },
    /** The line before the first item of a row is outside of the list's edge. */
    reading: {
      padding: "1.5rem 1.5rem 1.75rem",
      marginInline: "calc(-1.5rem - 1px) 1.5rem",
      borderInlineStart: "1px solid var(--line)",
    },
    upperEdge: {
      height: 11,
      border: "solid var(--accent)",
      borderWidth: "6px 0 1px",
    },
  },
};
