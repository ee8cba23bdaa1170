import { ACCENT, type Backdrop, INK, ON_PAPER, SHARE_SIZE } from "plumbline/kit";

/* The roof of roof.ts, in pixels. */
const RIDGE = 46;
const GROWTH = 1.155;
const WIDTH = 0.82;
const LINE = 2;

/** The left edge of each course. The title ends at 1000. */
const BEGIN = [1146, 1128, 1110, 1092, 1066, 1054, 1022, 1010];

/** The ramp from the background to ink. */
const [GROUND = INK, PALE = INK] = ON_PAPER;

/** Slates of other colours, by row and index from the left. */
const ODD: Record<string, number> = { "3/1": PALE, "4/0": ACCENT, "6/1": PALE };

export const backdrop: Backdrop = {
  hasBand: false,
  draw(canvas, leftOf) {
    let top = 0;
    for (const [row, begin] of BEGIN.entries()) {
      const height = Math.round(RIDGE * GROWTH ** row);
      const width = Math.round(height * WIDTH);
      for (let at = 0, left = begin; left < SHARE_SIZE.width; at++, left += width) {
        const colour = ODD[`${row}/${at}`] ?? GROUND;
        canvas.fill(leftOf(left, width), top, width, height, INK);
        canvas.fill(
          leftOf(left + LINE, width - LINE),
          top + LINE,
          width - LINE,
          height - LINE,
          colour,
        );
      }
      top += height;
    }
  },
};
