import { ACCENT, type Backdrop, defineLook, FOOT_TOP, fontPair, INK } from "plumbline/kit";

const COLUMN = { left: 80, width: 1040 };
/** The part of the upper rule that has the accent colour. */
const MARK = 176;

/** A thick and a thin rule at the top, and a double rule above the foot. */
const backdrop: Backdrop = {
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

export const editorial = defineLook({
  name: "editorial",
  description: "a printed page with rules and large letters",
  fonts: {
    Latn: fontPair("newsreader", 500, "source-sans-3"),
    Arab: fontPair("markazi-text", 600, "markazi-text"),
    Hebr: fontPair("rubik", 500, "rubik"),
  },
  ground: { paper: "#FBF8F2", ink: "#231F1C" },
  suits: [
    "ArtGallery",
    "Attorney",
    "BarOrPub",
    "BedAndBreakfast",
    "BookStore",
    "Brewery",
    "ClothingStore",
    "Distillery",
    "FoodEstablishment",
    "FurnitureStore",
    "Hotel",
    "JewelryStore",
    "LegalService",
    "Library",
    "MensClothingStore",
    "Notary",
    "Restaurant",
    "Winery",
  ],
  backdrop,
});
