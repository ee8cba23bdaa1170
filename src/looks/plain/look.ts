import {
  ACCENT,
  BAND_ON_ACCENT,
  type Backdrop,
  circle,
  defineLook,
  fillOutline,
  fontPair,
  SHARE_SIZE,
} from "plumbline/kit";

/** The block of colour at the end of the page, with a dot and a quarter circle cut out of it. */
const BLOCK = { x: 1032, width: 168 };
const DOT = { x: 1152, y: 48, radius: 20 };

const backdrop: Backdrop = {
  hasBand: false,
  draw(canvas, leftOf) {
    const left = leftOf(BLOCK.x, BLOCK.width);
    canvas.fill(left, 0, BLOCK.width, SHARE_SIZE.height, ACCENT);
    canvas.paint(fillOutline([circle(leftOf(DOT.x, 0), DOT.y, DOT.radius)]), BAND_ON_ACCENT);
    const corner = leftOf(BLOCK.x, 0);
    const inBlock = circle(corner, SHARE_SIZE.height, BLOCK.width).map((value, at) =>
      at % 2 ? value : Math.min(left + BLOCK.width, Math.max(left, value)),
    );
    canvas.paint(fillOutline([inBlock]), BAND_ON_ACCENT);
  },
};

export const plain = defineLook({
  name: "plain",
  description: "quiet and exact, with blocks of colour",
  fonts: {
    Latn: fontPair("schibsted-grotesk", 700, "source-sans-3"),
    Arab: fontPair("cairo", 700, "cairo"),
    Hebr: fontPair("rubik", 700, "rubik"),
  },
  ground: { paper: "#FFFFFF", ink: "#172033" },
  backdrop,
});
