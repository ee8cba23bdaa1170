import { ACCENT, type Backdrop, FOOT_TOP, INK } from "plumbline/kit";

const COLUMN = { left: 80, width: 1040 };
/** The part of the upper rule in the accent colour. */
const MARK = 176;

/** A thick and a thin rule over the page, and a double one over its foot. */
export const backdrop: Backdrop = {
  hasBand: false,
  draw(canvas, leftOf) {
    const { left, width } = COLUMN;
    const x = leftOf(left, width);
    canvas.fill(x, 30, width, 10, INK);
    canvas.fill(leftOf(left + width - MARK, MARK), 30, MARK, 10, ACCENT);
    canvas.fill(x, 46, width, 2, INK);
    canvas.fill(x, FOOT_TOP, width, 2, INK);
    canvas.fill(x, FOOT_TOP + 6, width, 2, INK);
  },
};
