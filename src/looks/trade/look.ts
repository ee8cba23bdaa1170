import {
  ACCENT,
  ACCENT_ON_BAND,
  type Backdrop,
  CORD,
  defineLook,
  FOOT_TOP,
  fillOutline,
  fontPair,
  INK,
  SHARE_SIZE,
} from "plumbline/kit";

/** The stripe above the foot, and the plumb line that hangs into it. */
const STRIPE = 14;
const LINE = { x: 1086, width: 4, bottom: 518 };

/** The bob of styles.ts, in hundredths of its width and height, with its point down. */
const BOB = [38, 0, 62, 0, 62, 12, 100, 27, 100, 47, 50, 100, 0, 47, 0, 27, 38, 12];
const BOB_BOX = { left: 1059, top: 516, width: 58, height: 92 };

const backdrop: Backdrop = {
  hasBand: true,
  draw(canvas, leftOf) {
    const x = leftOf(LINE.x, LINE.width);
    const below = FOOT_TOP + STRIPE;
    canvas.fill(x, 0, LINE.width, FOOT_TOP, INK);
    canvas.fill(0, FOOT_TOP, SHARE_SIZE.width, STRIPE, ACCENT);
    canvas.fill(x, FOOT_TOP, LINE.width, STRIPE, INK);
    canvas.fill(x, below, LINE.width, LINE.bottom - below, CORD);
    canvas.paint(fillOutline([bobAt(leftOf(BOB_BOX.left, BOB_BOX.width))]), ACCENT_ON_BAND);
  },
};

const bobAt = (left: number) =>
  BOB.map((value, at) =>
    at % 2 ? BOB_BOX.top + (value / 100) * BOB_BOX.height : left + (value / 100) * BOB_BOX.width,
  );

export const trade = defineLook({
  name: "trade",
  description: "a site board with plumb line, tape and hazard stripes",
  fonts: {
    Latn: fontPair("archivo", 800, "figtree", 112),
    Arab: fontPair("cairo", 800, "cairo"),
    Hebr: fontPair("rubik", 800, "rubik"),
  },
  ground: { paper: "#F6F4EF", ink: "#1B2228" },
  suits: [
    "AutoBodyShop",
    "AutoDealer",
    "AutoPartsStore",
    "AutoRental",
    "AutoRepair",
    "AutoWash",
    "AutomatedTeller",
    "AutomotiveBusiness",
    "Electrician",
    "GasStation",
    "GeneralContractor",
    "HVACBusiness",
    "HardwareStore",
    "HomeAndConstructionBusiness",
    "HousePainter",
    "Locksmith",
    "MotorcycleDealer",
    "MotorcycleRepair",
    "MovingCompany",
    "Plumber",
    "RecyclingCenter",
    "RoofingContractor",
    "TireShop",
  ],
  backdrop,
});
