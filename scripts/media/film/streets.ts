import { colour } from "../lib/palette.ts";
import { box, place, shape, text } from "../lib/svg.ts";
import { district, districts } from "./districts.ts";

const river = "M142-20C150 50 84 92 108 160S262 226 268 296 316 380 300 460";
const trunkRoad = "M262-20C254 60 196 92 214 158S356 232 372 300 404 400 396 460";
const crossRoad = "M-20 300C60 292 110 262 160 232S262 138 330 124 440 96 500 104";
const lanes = [
  "M214 158C160 130 120 60 40 40S-10 34-20 34",
  "M372 300C420 288 450 300 500 290",
  "M44 460C50 400 70 330 60 290",
  "M330 124C322 70 340 30 336-20",
  "M160 232C190 300 190 380 200 460",
];
const railway = "M-20 212C60 196 90 140 170 110S330 30 420-20";

function road(d: string, width: number, fill: string, edge: string): string {
  const line = { d, fill: "none", "stroke-linecap": "round" };
  return (
    shape("path", { ...line, stroke: edge, "stroke-width": width + 4 }) +
    shape("path", { ...line, stroke: fill, "stroke-width": width })
  );
}

function water(): string {
  const line = { d: river, fill: "none" };
  return (
    shape("path", { ...line, stroke: colour.waterDeep, "stroke-width": 42 }) +
    shape("path", { ...line, stroke: colour.water, "stroke-width": 36 })
  );
}

function trees(spots: readonly (readonly [number, number])[]): string {
  return spots.map(([cx, cy]) => shape("circle", { cx, cy, r: 8, fill: colour.parkDeep })).join("");
}

function parkland(): string {
  const line = { fill: "none", stroke: colour.card, "stroke-width": 2.5 };
  const pitch =
    box(-34, -22, 68, 44, { ...line, fill: colour.parkDeep }) +
    shape("path", { d: "M0-22V22M-22-22V22M22-22V22", ...line });
  return (
    shape("path", {
      d: "M150-20H250C244 50 190 84 196 130L132 96C150 60 156 20 150-20Z",
      fill: colour.park,
    }) +
    shape("path", { d: "M-20 320 40 312 44 400 30 460H-20Z", fill: colour.park }) +
    shape("path", { d: "M184 260 236 268C244 320 276 380 270 460H206Z", fill: colour.park }) +
    trees([
      [168, 74],
      [186, 92],
      [164, 96],
      [226, 352],
      [222, 292],
      [238, 312],
      [10, 340],
      [22, 362],
    ]) +
    place({ x: 206, y: 30, turn: -8 }, pitch)
  );
}

function rails(): string {
  const line = { d: railway, fill: "none" };
  return (
    shape("path", { ...line, stroke: colour.muted, "stroke-width": 5 }) +
    shape("path", {
      ...line,
      stroke: colour.paper,
      "stroke-width": 2.5,
      "stroke-dasharray": "11 11",
    })
  );
}

function roundabout(cx: number, cy: number): string {
  return (
    shape("circle", {
      cx,
      cy,
      r: 15,
      fill: colour.card,
      stroke: colour.roofDeep,
      "stroke-width": 2,
    }) + shape("circle", { cx, cy, r: 6, fill: colour.park })
  );
}

// The road that runs up from the coast, signed as it is at the roadside.
function roadSign(): string {
  const plate = { fill: colour.green, stroke: colour.card, "stroke-width": 2.5, rx: 4 };
  const letters = {
    x: 0,
    y: 7,
    size: 19,
    weight: 700,
    fill: colour.card,
    anchor: "middle",
  } as const;
  return box(-32, -14, 64, 28, plate) + text("A470", { ...letters, face: "archivo", width: 88 });
}

/** A made-up town between the river and the railway, 480 by 440, drawn once. */
export const town = [
  box(-20, -20, 520, 500, { fill: colour.ground }),
  parkland(),
  districts.map(district).join(""),
  water(),
  lanes.map((lane) => road(lane, 9, colour.card, colour.roofDeep)).join(""),
  road(crossRoad, 14, colour.card, colour.roofDeep),
  road(trunkRoad, 14, "#A8CDB4", colour.green),
  rails(),
  roundabout(214, 158),
  roundabout(330, 124),
  place({ x: 378, y: 316 }, roadSign()),
].join("");
