import type { Trade } from "../lib/icons.ts";

/** A business that the search finds. */
export interface Result {
  title: string;
  score: string;
  full: number;
  reviews: string;
  distance: string;
  trade: Trade;
  pin: { x: number; y: number };
}

/** The three of the map pack, best first. */
export const results: readonly Result[] = [
  {
    title: "Plumber",
    score: "4.9",
    full: 5,
    reviews: "(127)",
    distance: "0.4 mi",
    trade: "tap",
    pin: { x: 258, y: 226 },
  },
  {
    title: "Heating",
    score: "4.6",
    full: 4,
    reviews: "(38)",
    distance: "0.9 mi",
    trade: "flame",
    pin: { x: 424, y: 172 },
  },
  {
    title: "Drains",
    score: "4.3",
    full: 4,
    reviews: "(12)",
    distance: "1.6 mi",
    trade: "pipe",
    pin: { x: 72, y: 146 },
  },
];
