import {
  BELOW_HOME,
  CONTAINER_EDGE,
  type CSSObject,
  checkMark,
  FILLED,
  type LookStyles,
  MIRRORED,
  RTL,
} from "plumbline/ui";
import { BORDER, GRAIN, SPRIG } from "./drawings.ts";

/** A line drawn by hand is never quite straight. */
const DRAWN = "255px 18px 225px 18px / 18px 225px 18px 255px";
/** Cut out with scissors. */
const CUT_ROUND = "56% 44% 52% 48% / 47% 55% 45% 53%";
/** The edge of cut paper, along the whole page. */
const CUT_EDGE =
  "polygon(0 62%, 7% 40%, 16% 58%, 27% 22%, 38% 46%, 49% 18%, 60% 50%, 71% 26%, 82% 54%, 92% 30%, 100% 48%, 100% 100%, 0 100%)";

const LEAF: CSSObject = {
  content: '""',
  flex: "none",
  width: "0.9375rem",
  height: "0.9375rem",
  borderRadius: "0 100%",
  ...FILLED,
};

/** Like a print from a block: rough edges, leaves, and the cuts of the gouge in the ground. */
export const styles: LookStyles = {
  corner: 6,
  smallCorner: 4,
  edge: "2px solid var(--ink)",
  type: {
    h1: {
      fontSize: "min(11.4vw, clamp(2.5rem, 1.5rem + 4.3vw, 4.875rem))",
      lineHeight: 1.02,
      letterSpacing: "-0.022em",
    },
    h1Long: "min(10.2vw, clamp(2.2rem, 1.4rem + 3.2vw, 3.875rem))",
    h2: {
      fontSize: "min(9vw, clamp(1.85rem, 1.35rem + 2.2vw, 3.0625rem))",
      lineHeight: 1.08,
      letterSpacing: "-0.018em",
    },
    h3: {
      fontSize: "clamp(1.2rem, 1.12rem + 0.4vw, 1.4375rem)",
      lineHeight: 1.2,
      letterSpacing: "-0.008em",
    },
  },
  parts: {
    brand: {
      fontSize: "min(1.25rem, 6vw)",
      "&::before": { ...LEAF, width: "1.25rem", height: "1.25rem" },
    },
    button: { border: "2px solid var(--ink)", borderRadius: DRAWN },
    /**
     * The grain has the colour of cards, on cards that of paper: text is readable on both. Where the
     * background changes, the paper is cut.
     */
    section: {
      isolation: "isolate",
      "&::after": {
        content: '""',
        position: "absolute",
        inset: 0,
        zIndex: -1,
        background: "var(--card)",
        opacity: 0.55,
        mask: `${GRAIN} 0 0 / 8rem`,
      },
      '&[data-ground="card"]::after': { background: "var(--paper)" },
      '[data-ground="paper"] + &:not([data-ground="paper"])::before, [data-ground="card"] + &:not([data-ground="card"])::before, [data-ground="ink"] + &:not([data-ground="ink"])::before':
        {
          content: '""',
          position: "absolute",
          bottom: "calc(100% - 1px)",
          insetInline: 0,
          height: "0.75rem",
          background: "inherit",
          clipPath: CUT_EDGE,
        },
    },
    eyebrow: { "&::before": LEAF },
    opening: { "@media (min-width: 860px)": { maxWidth: "min(48rem, 62%)" } },
    /** A printed sprig in place of a picture. */
    mark: {
      [BELOW_HOME]: { display: "none" },
      position: "absolute",
      insetBlock: "clamp(2rem, 5vw, 4rem)",
      insetInlineEnd: `calc(${CONTAINER_EDGE} - 1.5rem)`,
      width: "min(30%, 23rem)",
      background: "var(--accent)",
      clipPath:
        "polygon(1% 2%, 34% 0, 67% 1.5%, 99% 0.5%, 100% 33%, 98.5% 66%, 100% 99%, 62% 98%, 30% 100%, 0.5% 98.5%, 1.5% 60%, 0 30%)",
      "&::after": {
        content: '""',
        position: "absolute",
        inset: "6% 8%",
        background: "var(--onAccent)",
        mask: `${SPRIG} center / contain no-repeat`,
      },
    },
    stage: { inset: "14% 0 10%", background: "var(--accent)", borderRadius: DRAWN },
    /** A box drawn with a brush. */
    board: { border: "2px solid var(--ink)", borderRadius: DRAWN },
    plate: {
      ...FILLED,
      borderRadius: CUT_ROUND,
      width: "3.25rem",
      height: "3.25rem",
      color: "var(--onAccent)",
    },
    tick: {
      "&::after": checkMark(
        { width: "0.45rem", height: "0.9rem", marginTop: "-0.2rem", borderRadius: "0 2px 4px" },
        "3px",
        "var(--link)",
      ),
    },
    /** Stitches from each number to the next. */
    sequence: {
      "& > li": { position: "relative" },
      "& > :not(:last-child)::before": {
        content: '""',
        position: "absolute",
        top: "1rem",
        bottom: "-3rem",
        insetInlineStart: "calc(var(--plate) / 2 - 1px)",
        borderInlineStart: "2px dashed var(--muted)",
      },
    },
    number: {
      ...FILLED,
      borderRadius: CUT_ROUND,
      color: "var(--onAccent)",
      fontSize: "1.3125rem",
    },
    readings: { gap: "1.25rem" },
    reading: {
      border: "2px solid var(--ink)",
      borderRadius: DRAWN,
      background: "var(--card)",
      padding: "1.5rem",
    },
    /** A printed row of leaves. */
    upperEdge: {
      top: "0.75rem",
      insetInline: CONTAINER_EDGE,
      height: "clamp(1.25rem, 3vw, 1.75rem)",
      background: "var(--accent)",
      mask: `${BORDER} 0 0 / 3.5rem 100% round`,
      [`${RTL} &`]: MIRRORED,
    },
  },
};
