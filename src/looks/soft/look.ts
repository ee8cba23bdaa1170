import {
  ACCENT_ON_BAND,
  type Backdrop,
  circle,
  defineLook,
  fillOutline,
  fontPair,
  ON_BAND,
  SHARE_SIZE,
} from "plumbline/kit";

/** The scallops of the awning, half as high as they are wide. */
const SCALLOP = 50;
const PLATE = { x: 1094, y: 574, radius: 146 };
const CUP = { x: 1010, y: 470, radius: 34 };

/** An awning at the top of the page, and plates at its lower edge. */
const backdrop: Backdrop = {
  hasBand: false,
  draw(canvas, leftOf) {
    for (let x = SCALLOP / 2; x < SHARE_SIZE.width; x += SCALLOP) {
      canvas.paint(fillOutline([circle(x, 0, SCALLOP / 2 - 1)]), ACCENT_ON_BAND);
    }
    canvas.paint(fillOutline([circle(leftOf(PLATE.x, 0), PLATE.y, PLATE.radius)]), ACCENT_ON_BAND);
    canvas.paint(fillOutline([circle(leftOf(CUP.x, 0), CUP.y, CUP.radius)]), ON_BAND);
  },
};

export const soft = defineLook({
  name: "soft",
  description: "round corners and circles",
  fonts: {
    Latn: fontPair("gabarito", 700, "figtree"),
    Arab: fontPair("readex-pro", 600, "readex-pro"),
    Hebr: fontPair("rubik", 700, "rubik"),
  },
  ground: { paper: "#FDF8F2", ink: "#33291F" },
  suits: [
    "Bakery",
    "BeautySalon",
    "CafeOrCoffeeShop",
    "ChildCare",
    "DaySpa",
    "FastFoodRestaurant",
    "Florist",
    "GardenStore",
    "HairSalon",
    "HealthAndBeautyBusiness",
    "HealthClub",
    "IceCreamShop",
    "InternetCafe",
    "Midwifery",
    "NailSalon",
    "PetStore",
    "TattooParlor",
    "ToyStore",
  ],
  backdrop,
});
