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

/** A view at the end of the page: a sun over two slopes. */
const VIEW = { x: 1016, width: 184 };
const SUN = { x: 1120, y: 190, radius: 40 };
/** The ends of a slope at both sides of the view, in pixels from the top. */
const SLOPES = [
  [400, 300],
  [430, 540],
] as const;

const backdrop: Backdrop = {
  hasBand: false,
  draw(canvas, leftOf) {
    const { height } = SHARE_SIZE;
    const left = leftOf(VIEW.x, VIEW.width);
    const right = left + VIEW.width;
    canvas.fill(left, 0, VIEW.width, height, ACCENT);
    canvas.paint(fillOutline([circle(leftOf(SUN.x, 0), SUN.y, SUN.radius)]), BAND_ON_ACCENT);
    for (const [start, end] of SLOPES) {
      const slope = [left, start, right, end, right, height, left, height];
      canvas.paint(
        fillOutline([slope]),
        BAND_ON_ACCENT.slice(0, start === SLOPES[0][0] ? 2 : undefined),
      );
    }
  },
};

export const panorama = defineLook({
  name: "panorama",
  description: "large pictures with large words, and quiet around them",
  fonts: {
    Latn: fontPair("archivo", 540, "figtree"),
    Arab: fontPair("readex-pro", 500, "readex-pro"),
    Hebr: fontPair("rubik", 500, "rubik"),
  },
  ground: { paper: "#FBFAF8", ink: "#1B1D1C" },
  suits: [
    "Campground",
    "GolfCourse",
    "Hostel",
    "LodgingBusiness",
    "Motel",
    "Resort",
    "SkiResort",
    "TouristInformationCenter",
    "TravelAgency",
    "VacationRental",
  ],
  backdrop,
});
