import { checkMark, FILLED, type LookStyles, MIRRORED, RTL } from "plumbline/ui";

/** The outline of a plumb bob, with its point down. */
const BOB_SHAPE =
  "polygon(38% 0, 62% 0, 62% 12%, 100% 27%, 100% 47%, 50% 100%, 0 47%, 0 27%, 38% 12%)";

/** The yellow of a tape measure, with long and short marks along its edge, to the right or to the left. */
const tape = (direction: "90deg" | "-90deg") =>
  [
    `repeating-linear-gradient(${direction}, var(--onAccent) 0 2px, transparent 2px 5rem) 0 0 / 100% 1.25rem no-repeat`,
    `repeating-linear-gradient(${direction}, var(--onAccent) 0 1px, transparent 1px 1rem) 0 0 / 100% 0.625rem no-repeat`,
    "var(--accent)",
  ].join(", ");

/** Like a site board and tools: the plumb line, the tape measure, hazard stripes. */
export const styles: LookStyles = {
  corner: 3,
  smallCorner: 2,
  edge: "2px solid var(--ink)",
  type: {
    // At double text size, long words must not be wider than a phone.
    h1: {
      fontSize: "min(11.6vw, clamp(2.4rem, 1.45rem + 4.3vw, 4.5rem))",
      lineHeight: 1,
      letterSpacing: "-0.015em",
    },
    h1Long: "min(10.1vw, clamp(2.1rem, 1.35rem + 3.3vw, 3.625rem))",
    h2: {
      fontSize: "min(9vw, clamp(1.8rem, 1.3rem + 2.3vw, 3rem))",
      lineHeight: 1.05,
      letterSpacing: "-0.015em",
    },
    h3: {
      fontSize: "clamp(1.15rem, 1.08rem + 0.35vw, 1.375rem)",
      lineHeight: 1.18,
      letterSpacing: "-0.015em",
    },
  },
  parts: {
    brand: {
      "&::before": {
        content: '""',
        width: "0.5rem",
        height: "1.75rem",
        background: "var(--accent)",
        boxShadow: "inset 0 0 0 1px var(--accentEdge)",
      },
    },
    /** Like a screwed plate: pressed, it moves down by a pixel, and nothing else moves. */
    button: { border: "2px solid var(--ink)", "&:active": { transform: "translateY(2px)" } },
    /** A short mark before the words, as on a tape measure. */
    eyebrow: {
      "&::before": {
        content: '""',
        width: "2.5rem",
        height: "0.625rem",
        background:
          "repeating-linear-gradient(90deg, var(--ink) 0 2px, transparent 2px 0.375rem) 0 0 / 100% 60% no-repeat, linear-gradient(var(--ink), var(--ink)) 0 0 / 100% 2px no-repeat",
      },
      [`${RTL} &::before`]: MIRRORED,
    },
    /** A plumb line that hangs from the top of the page. */
    mark: {
      position: "absolute",
      top: 0,
      insetInlineEnd: "max(8vw, calc(50% - 500px))",
      height: "72%",
      borderInlineStart: "2px solid var(--ink)",
      "&::after": {
        content: '""',
        position: "absolute",
        top: "100%",
        // Its centre is that of the line.
        insetInlineStart: "calc(-1px - 1.625rem)",
        width: "3.25rem",
        height: "5rem",
        background: "var(--ink)",
        clipPath: BOB_SHAPE,
      },
      '[data-ground="ink"] &': { borderColor: "var(--accent)" },
      '[data-ground="ink"] &::after': { background: "var(--accent)" },
    },
    stage: { inset: "22% 0 12%", background: "var(--accent)", borderRadius: 3 },
    /** Like a site board: square corners, a hard line, a thick top edge. */
    board: { borderTop: "4px solid var(--ink)", borderRadius: 0 },
    plate: { ...FILLED, color: "var(--onAccent)" },
    tick: {
      ...FILLED,
      "&::after": checkMark(
        { width: "0.4rem", height: "0.7rem", marginTop: "-0.15rem" },
        "2.5px",
        "var(--onAccent)",
      ),
    },
    /** The plumb line: a hairline through the numbers, with a bob at its end. */
    sequence: {
      paddingBottom: "3.25rem",
      "&::before": {
        content: '""',
        position: "absolute",
        top: 0,
        bottom: "1.5rem",
        insetInlineStart: "calc(var(--plate) / 2)",
        borderInlineStart: "1.5px solid var(--ink)",
      },
      "&::after": {
        content: '""',
        position: "absolute",
        bottom: 0,
        // Its centre is that of the line.
        insetInlineStart: "calc(var(--plate) / 2 + 0.75px - 0.5625rem)",
        width: "1.125rem",
        height: "1.75rem",
        background: "var(--ink)",
        clipPath: BOB_SHAPE,
      },
    },
    number: {
      background: "var(--accent)",
      border: "2px solid var(--accentEdge)",
      borderRadius: 3,
      color: "var(--onAccent)",
      fontSize: "1.25rem",
    },
    readings: {
      overflow: "clip",
      color: "var(--onAccent)",
      border: "2px solid var(--accentEdge)",
      borderRadius: 3,
    },
    reading: {
      background: tape("90deg"),
      [`${RTL} &`]: { background: tape("-90deg") },
      padding: "2.25rem 1.5rem 1.5rem",
      borderInlineStart: "2px solid var(--onAccent)",
      marginInlineStart: -2,
    },
    /** Hazard stripes, only as a thin edge. */
    upperEdge: {
      height: "0.625rem",
      background:
        "repeating-linear-gradient(-45deg, var(--accent) 0 0.875rem, var(--onAccent) 0.875rem 1.75rem)",
      [`${RTL} &`]: MIRRORED,
    },
  },
};
