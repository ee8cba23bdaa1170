import { SHARE_SIZE, type ShareStyle } from "../site/share-image.ts";
import { inVisualOrder } from "./bidi.ts";
import { Canvas, type Ramp } from "./canvas.ts";
import { fillOutline, placeOutline } from "./coverage.ts";
import { type Face, wordsOf } from "./face.ts";
import { ACCENT, ACCENT_ON_BAND, BAND, CORD, INK, ON_BAND, QUIET_ON_BAND } from "./palette.ts";

/** The ink band at the foot, the stripe over it, and the plumb line that hangs into it. */
export const FOOT_BAND = { top: 488, stripe: 14 };
const LINE = { x: 1086, width: 4, bottom: 518 };
const FOOT = { left: 80, width: 920, name: 40, domain: 27, nameAt: 556, domainAt: 596 };

/** The mark of src/ui/bob.ts, in hundredths of its width and height, point down. */
const BOB = [38, 0, 62, 0, 62, 12, 100, 27, 100, 47, 50, 100, 0, 47, 0, 27, 38, 12];
const BOB_BOX = { left: 1059, top: 516, width: 58, height: 92 };

/** What is the same on all images of the site; on those that are read from the right it is mirrored. */
export function drawBackdrop(
  { name, domain }: ShareStyle,
  face: Face,
  isFromRight: boolean,
): Canvas {
  const { width, height } = SHARE_SIZE;
  const lineX = isFromRight ? width - LINE.x - LINE.width : LINE.x;
  const canvas = new Canvas(width, height);
  canvas.fill(lineX, 0, LINE.width, FOOT_BAND.top, INK);
  canvas.fill(0, FOOT_BAND.top, width, height - FOOT_BAND.top, BAND);
  canvas.fill(0, FOOT_BAND.top, width, FOOT_BAND.stripe, ACCENT);
  canvas.fill(lineX, FOOT_BAND.top, LINE.width, FOOT_BAND.stripe, INK);
  const below = FOOT_BAND.top + FOOT_BAND.stripe;
  canvas.fill(lineX, below, LINE.width, LINE.bottom - below, CORD);
  canvas.paint(fillOutline([bob(isFromRight)]), ACCENT_ON_BAND);
  const foot = { face, isFromRight };
  drawSmall(canvas, name, foot, FOOT.nameAt, FOOT.name, ON_BAND);
  drawSmall(canvas, domain, foot, FOOT.domainAt, FOOT.domain, QUIET_ON_BAND);
  return canvas;
}

function bob(isFromRight: boolean): number[] {
  const left = isFromRight ? SHARE_SIZE.width - BOB_BOX.left - BOB_BOX.width : BOB_BOX.left;
  return BOB.map((value, at) =>
    at % 2 ? BOB_BOX.top + (value / 100) * BOB_BOX.height : left + (value / 100) * BOB_BOX.width,
  );
}

/** A line at the foot; one that is too long is set smaller. */
function drawSmall(
  canvas: Canvas,
  text: string,
  { face, isFromRight }: { face: Face; isFromRight: boolean },
  baseline: number,
  largest: number,
  ramp: Ramp,
): void {
  const { words } = wordsOf(text, face);
  if (words.length === 0) return;
  const width = words.reduce((sum, word) => sum + word.width + face.space, -face.space);
  const size = Math.min(largest, FOOT.width / width);
  let x = isFromRight ? SHARE_SIZE.width - FOOT.left - width * size : FOOT.left;
  for (const word of inVisualOrder(words)) {
    for (const { letter, x: at, y } of word.letters) {
      // Small letters are filled just where they are, not at the nearest pixel: the spacing shows.
      canvas.paint(
        fillOutline(placeOutline(letter.outline, size, x + at * size, baseline + y * size)),
        ramp,
      );
    }
    x += (word.width + face.space) * size;
  }
}
