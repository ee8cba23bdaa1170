import { BELOW_HOME, checkMark, JOINED, type LookStyles, MIRRORED, RTL } from "plumbline/ui";

const SLOPE = "polygon(0 100%, 0 34%, 38% 0, 62% 22%, 100% 6%, 100% 100%)";
const NEAR_SLOPE = "polygon(0 100%, 0 62%, 30% 78%, 74% 40%, 100% 58%, 100% 100%)";

/** Pictures and large letters; lines only where they separate. */
export const styles: LookStyles = {
  corner: 0,
  smallCorner: 0,
  edge: "1px solid var(--line)",
  pageWidth: 1440,
  sectionPadding: "clamp(4rem, 10vw, 9rem)",
  type: {
    h1: {
      fontSize: "min(12.4vw, clamp(2.75rem, 1.3rem + 5.6vw, 6.25rem))",
      lineHeight: 1,
      letterSpacing: "-0.04em",
    },
    h1Long: "min(11vw, clamp(2.4rem, 1.35rem + 4.1vw, 4.75rem))",
    h2: {
      fontSize: "min(9.4vw, clamp(1.9rem, 1.3rem + 2.5vw, 3.375rem))",
      lineHeight: 1.04,
      letterSpacing: "-0.032em",
    },
    h3: {
      fontSize: "clamp(1.2rem, 1.12rem + 0.35vw, 1.4375rem)",
      lineHeight: 1.26,
      letterSpacing: "-0.018em",
    },
  },
  parts: {
    brand: { fontSize: "min(1.25rem, 6vw)", fontWeight: 600, letterSpacing: "-0.02em" },
    button: {
      border: "1px solid var(--ink)",
      borderRadius: 999,
      paddingInline: "min(1.75rem, 6vw)",
    },
    section: JOINED,
    head: { maxWidth: "52rem" },
    opening: { "@media (min-width: 860px)": { maxWidth: "min(56rem, 64%)" } },
    /** In place of a picture: a view with a sun over two slopes. */
    mark: {
      [BELOW_HOME]: { display: "none" },
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      width: "max(26vw, calc(50% - 18rem))",
      overflow: "hidden",
      background:
        "radial-gradient(circle at 64% 30%, var(--onAccent) 0 calc(4rem - 1px), transparent 4rem) var(--accent)",
      "&::before, &::after": {
        content: '""',
        position: "absolute",
        inset: "46% 0 -1px",
        background: "var(--onAccent)",
        opacity: 0.28,
        clipPath: SLOPE,
      },
      "&::after": { inset: "62% 0 -1px", opacity: 1, clipPath: NEAR_SLOPE },
      [`${RTL} &`]: MIRRORED,
    },
    stage: { inset: "12% 0 8%", background: "var(--line)" },
    /** Without a box: a picture first, or a line over the words. */
    board: {
      border: 0,
      borderTop: "1px solid var(--ink)",
      borderRadius: "0",
      background: "none",
      padding: "1.25rem 0 1.5rem",
      "--inset": "0rem",
      "&:has(> :first-child > picture)": { borderTop: 0, paddingTop: 0 },
      "& > div > picture > img": { aspectRatio: "4 / 5", maxHeight: "none" },
    },
    /** As tall as wide, or taller. */
    figure: {
      "& img": { width: "100%", minHeight: "min(38rem, 90vw)", objectFit: "cover" },
    },
    plate: {
      justifyContent: "start",
      width: "auto",
      color: "var(--ink)",
      "& svg": { fontSize: "1.875rem" },
    },
    tick: {
      "&::after": checkMark(
        { width: "0.4rem", height: "0.8rem", marginTop: "-0.15rem" },
        "1.5px",
        "currentColor",
      ),
    },
    sequence: { "& > li": { borderTop: "1px solid var(--line)", paddingTop: "1.5rem" } },
    number: { placeItems: "start", color: "var(--muted)", fontSize: "1.125rem" },
    readings: { gap: "0 2.5rem" },
    reading: { padding: "1.5rem 0 2rem", borderTop: "1px solid var(--ink)" },
  },
};
