import { CONTAINER_EDGE, type CSSObject, type LookStyles, MIRRORED, RTL } from "plumbline/ui";
import { laid, roof } from "./roof.ts";

/** The edge of a thin block: layers that end at different lengths. */
const LAYERS = [
  [0, "100%"],
  [4, "62%"],
  [8, "24%"],
] as const;

const layers = (colour: string): CSSObject => ({
  height: 9,
  background: LAYERS.map(
    ([top, width]) => `linear-gradient(${colour}, ${colour}) 0 ${top}px / ${width} 1px no-repeat`,
  ).join(", "),
});

/** Broken stone: long flat runs, with a step between layers. */
const BROKEN =
  "polygon(0 45%, 8% 38%, 8.3% 5%, 29% 15%, 29.2% 62%, 51% 52%, 51.3% 20%, 76% 30%, 76.2% 78%, 91% 68%, 91.2% 30%, 100% 40%, 100% 100%, 0 100%)";

/** The outline of a hanging slate, with its lower corners cut off. */
const HUNG = "polygon(0 0, 100% 0, 100% 68%, 72% 100%, 28% 100%, 0 68%)";

/** A small slate in the accent colour, with an edge in case the accent is too close to the background. */
const SMALL_SLATE: CSSObject = {
  content: '""',
  flex: "none",
  width: "0.75rem",
  height: "0.9375rem",
  clipPath: HUNG,
  background:
    "linear-gradient(var(--accent), var(--accent)) 50% 1px / calc(100% - 2px) calc(100% - 2px) no-repeat, var(--accentEdge)",
};

/** Two more slates under one; a strip and the outline of each are visible. */
const STACK = [
  "0 9px 0 -6px var(--card)",
  "0 9px 0 -5px var(--line)",
  "0 19px 0 -12px var(--card)",
  "0 19px 0 -11px var(--line)",
].join(", ");

/** A slate roof and its quarry: fine lines, layers, broken edges. */
export const styles: LookStyles = {
  corner: 0,
  smallCorner: 0,
  edge: "1px solid var(--muted)",
  type: {
    h1: {
      fontSize: "min(9.6vw, clamp(2.1rem, 1.45rem + 2.9vw, 3.5rem))",
      lineHeight: 1.12,
      letterSpacing: "-0.012em",
    },
    h1Long: "min(8.8vw, clamp(1.9rem, 1.35rem + 2.2vw, 2.875rem))",
    h2: {
      fontSize: "min(7.8vw, clamp(1.6rem, 1.3rem + 1.35vw, 2.25rem))",
      lineHeight: 1.18,
      letterSpacing: "-0.008em",
    },
    h3: {
      fontSize: "clamp(1.1rem, 1.06rem + 0.2vw, 1.2rem)",
      lineHeight: 1.3,
      letterSpacing: "0",
    },
  },
  parts: {
    brand: { "&::before": SMALL_SLATE },
    button: { border: "1px solid var(--ink)" },
    section: {
      /** A broken edge where the background changes. */
      '[data-ground="paper"] + &:not([data-ground="paper"])::before, [data-ground="card"] + &:not([data-ground="card"])::before, [data-ground="ink"] + &:not([data-ground="ink"])::before':
        {
          content: '""',
          position: "absolute",
          bottom: "calc(100% - 1px)",
          insetInline: 0,
          height: "0.75rem",
          background: "inherit",
          clipPath: BROKEN,
        },
      '[data-ground="paper"] + &[data-ground="paper"]::before, [data-ground="card"] + &[data-ground="card"]::before, [data-ground="ink"] + &[data-ground="ink"]::before':
        {
          content: '""',
          position: "absolute",
          top: 0,
          insetInline: CONTAINER_EDGE,
          ...layers("var(--line)"),
        },
      [`${RTL} &::before`]: MIRRORED,
    },
    eyebrow: {
      "&::before": { content: '""', flex: "none", width: "2.5rem", ...layers("var(--muted)") },
      [`${RTL} &::before`]: MIRRORED,
    },
    opening: { "@media (min-width: 860px)": { maxWidth: "min(46rem, 62%)" } },
    /** An unfinished roof, from the edge of the page inwards. */
    mark: {
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      width: "max(24vw, calc(50% - 18rem))",
      background: roof(
        [0, 4, "var(--line)"],
        [1, 1, "var(--line)"],
        [2, 3, "var(--accent)"],
        [3, 0, "var(--line)"],
        [4, 4, "var(--line)"],
        [6, 1, "var(--line)"],
        [8, 3, "var(--line)"],
        [10, 2, "var(--line)"],
      ),
      ...laid,
      [`${RTL} &`]: MIRRORED,
    },
    stage: {
      inset: "12% 0 8%",
      border: "1px solid var(--muted)",
      background: `${roof([1, 0, "var(--line)"], [5, 0, "var(--accent)"])}, var(--card)`,
    },
    board: { borderColor: "var(--line)", boxShadow: STACK },
    plate: {
      width: "2.75rem",
      height: "3rem",
      paddingBottom: "0.375rem",
      clipPath: HUNG,
      background: "var(--accent)",
      color: "var(--onAccent)",
    },
    tick: { "&::after": SMALL_SLATE },
    /** A strip of slates, one beside each number, as high as its item. */
    sequence: {
      "& > li": { position: "relative" },
      "& > li::before": {
        content: '""',
        position: "absolute",
        insetBlock: "0 calc(-1 * clamp(1.75rem, 4vw, 2.5rem) - 1px)",
        insetInlineStart: 0,
        width: "var(--plate)",
        border: "1px solid var(--muted)",
        background: "var(--card)",
      },
      "& > :last-child::before": { bottom: 0 },
    },
    number: { color: "var(--link)", fontSize: "1.375rem" },
    readings: { border: "1px solid var(--muted)", boxShadow: STACK },
    reading: {
      padding: "1.5rem 1.5rem 1.75rem",
      background: "var(--card)",
      boxShadow: "0 0 0 0.5px var(--muted)",
    },
    /** A vein in the accent colour that narrows along the broken edge. */
    upperEdge: {
      height: "0.75rem",
      background: "var(--accent)",
      clipPath:
        "polygon(0 0, 83% 0, 70% 22%, 69.8% 42%, 52% 34%, 51.8% 62%, 30% 52%, 29.8% 88%, 11% 78%, 10.8% 100%, 0 92%)",
      [`${RTL} &`]: MIRRORED,
    },
  },
};
