import { FOOT_TOP } from "../../looks/drawing/backdrop.ts";
import { fillOutline, placeOutline } from "../../looks/drawing/coverage.ts";
import { BAND, ON_BAND, QUIET_ON_BAND } from "../../looks/drawing/palette.ts";
import type { Backdrop, Ramp, ShareStyle } from "../../model/backdrop.ts";
import { SHARE_SIZE } from "../../model/backdrop.ts";
import { inVisualOrder } from "./bidi.ts";
import { Canvas } from "./canvas.ts";
import { type Face, setWords } from "./face.ts";

/** The positions of the business's name and domain, under the title. */
const FOOT = { left: 80, width: 920, name: 40, domain: 27, nameAt: 556, domainAt: 596 };

/** Draws the part that all images of the site share, mirrored for right-to-left text. */
export function drawBackdrop(
  { name, domain }: ShareStyle,
  { draw }: Backdrop,
  face: Face,
  isFromRight: boolean,
): Canvas {
  const { width, height } = SHARE_SIZE;
  const canvas = new Canvas(width, height);
  canvas.fill(0, FOOT_TOP, width, height - FOOT_TOP, BAND);
  draw(canvas, (x, size) => (isFromRight ? width - x - size : x));
  const foot = { face, isFromRight };
  drawSmall(canvas, name, foot, FOOT.nameAt, FOOT.name, ON_BAND);
  drawSmall(canvas, domain, foot, FOOT.domainAt, FOOT.domain, QUIET_ON_BAND);
  return canvas;
}

/** Draws a line at the foot, smaller if it is too long. */
function drawSmall(
  canvas: Canvas,
  text: string,
  { face, isFromRight }: { face: Face; isFromRight: boolean },
  baseline: number,
  largest: number,
  ramp: Ramp,
): void {
  const { words } = setWords(text, face);
  if (words.length === 0) return;
  const width = words.reduce((sum, word) => sum + word.width + face.space, -face.space);
  const size = Math.min(largest, FOOT.width / width);
  let x = isFromRight ? SHARE_SIZE.width - FOOT.left - width * size : FOOT.left;
  for (const word of inVisualOrder(words)) {
    for (const { letter, x: at, y } of word.letters) {
      // Small letters are not rounded to whole pixels, since uneven spacing would show.
      canvas.paint(
        fillOutline(placeOutline(letter.outline, size, x + at * size, baseline + y * size)),
        ramp,
      );
    }
    x += (word.width + face.space) * size;
  }
}
