import { defineLook, fontPair } from "plumbline/kit";
import { backdrop } from "./backdrop.ts";

export const editorial = defineLook({
  name: "editorial",
  description: "a printed page with rules and large letters",
  styles: "./styles.ts",
  fonts: {
    Latn: fontPair("newsreader", 500, "source-sans-3"),
    Arab: fontPair("markazi-text", 600, "markazi-text"),
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
