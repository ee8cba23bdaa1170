import {
  ACCENT,
  type Backdrop,
  defineLook,
  FOOT_TOP,
  fillOutline,
  fontPair,
  INK,
  ON_PAPER,
  SHARE_SIZE,
} from "plumbline/kit";

/** A leaf of size 1 that grows to the right: its outline as corners of a polygon. */
const leaf = (x: number, y: number, size: number, up: 1 | -1, end: 1 | -1): number[] => {
  const shares = Array.from({ length: 13 }, (_, at) => at / 12);
  const edge = (t: number, belly: number) => [
    x + end * size * (t - 0.12 * belly),
    y - up * size * (0.62 * t + belly),
  ];
  return [
    ...shares.flatMap((t) => edge(t, 0.3 * Math.sin(t * Math.PI))),
    ...shares.toReversed().flatMap((t) => edge(t, -0.16 * Math.sin(t * Math.PI))),
  ];
};

/** A sprig at the end of the page, and the strip that it stands on. */
const STEM = { x: 1108, top: 70, width: 6 };

const backdrop: Backdrop = {
  hasBand: false,
  draw(canvas, leftOf) {
    canvas.fill(0, FOOT_TOP, SHARE_SIZE.width, 12, ACCENT);
    canvas.fill(leftOf(STEM.x, STEM.width), STEM.top, STEM.width, FOOT_TOP - STEM.top, INK);
    const x = leftOf(STEM.x + STEM.width / 2, 0);
    const leaves = [0, 1, 2, 3, 4].flatMap((at) => {
      const y = FOOT_TOP - 30 - at * 82;
      return [leaf(x, y, 78 - at * 7, 1, 1), leaf(x, y - 38, 78 - at * 7, 1, -1)];
    });
    for (const each of leaves) canvas.paint(fillOutline([each]), ON_PAPER);
  },
};

export const linocut = defineLook({
  name: "linocut",
  description: "cut and printed by hand, on paper with a grain",
  fonts: {
    Latn: fontPair("fraunces", 620, "source-sans-3"),
    Arab: fontPair("markazi-text", 700, "markazi-text"),
    Hebr: fontPair("rubik", 600, "rubik"),
  },
  ground: { paper: "#F6EEDF", ink: "#2B211A" },
  suits: ["GroceryStore", "HobbyShop", "HomeGoodsStore", "LiquorStore"],
  backdrop,
});
