import { colour } from "../lib/palette.ts";
import { box, clip, place, shape } from "../lib/svg.ts";

interface District {
  id: string;
  area: string;
  turn: number;
  x: number;
  y: number;
  rows: number;
  columns: number;
}

/** The quarters between the roads and the river. */
export const districts: readonly District[] = [
  {
    id: "west",
    area: "M-20 60 96 70 84 100 96 180 120 210-20 280Z",
    turn: -14,
    x: -60,
    y: 60,
    rows: 9,
    columns: 4,
  },
  {
    id: "east",
    area: "M350 136 500 120V280L384 284 340 220Z",
    turn: 12,
    x: 320,
    y: 70,
    rows: 9,
    columns: 4,
  },
  { id: "north", area: "M352-20H500V84L350 108Z", turn: -8, x: 330, y: -20, rows: 6, columns: 4 },
  {
    id: "centre",
    area: "M232 160 316 144 330 206 270 190Z",
    turn: 24,
    x: 220,
    y: 110,
    rows: 5,
    columns: 3,
  },
  {
    id: "south",
    area: "M76 320 150 262 170 300 180 460H70Z",
    turn: -4,
    x: 60,
    y: 270,
    rows: 8,
    columns: 3,
  },
  {
    id: "quay",
    area: "M296 270 350 290 372 340 380 460H330Z",
    turn: -22,
    x: 270,
    y: 290,
    rows: 8,
    columns: 3,
  },
  { id: "edge", area: "M400 316 500 308V460H420Z", turn: 6, x: 400, y: 300, rows: 7, columns: 3 },
];

// Long terraces as the Valleys have them; every fifth one is darker so the rows
// read as streets and not as a pattern.
function terraces({ rows, columns }: District): string {
  const houses: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const length = 54 + ((row * 7 + column * 5) % 3) * 7;
      const fill = (row * 3 + column * 2) % 5 === 0 ? colour.roofDeep : colour.roof;
      houses.push(box(column * 78, row * 34, length, 20, { fill }));
    }
  }
  return houses.join("");
}

/** One quarter of the town, its terraces cut to its outline. */
export function district(plan: District): string {
  const { x, y, turn, id, area } = plan;
  return clip(id, shape("path", { d: area }), place({ x, y, turn }, terraces(plan)));
}
