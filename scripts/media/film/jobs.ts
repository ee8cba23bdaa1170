import type { Trade } from "../lib/icons.ts";

/** A job in the calendar. */
export interface Job {
  /** 0 is Monday. */
  day: number;
  /** Hours of the day, so 8.5 is half past eight. */
  from: number;
  until: number;
  trade: Trade;
  /** Hi-vis rather than blue. */
  bright: boolean;
}

/** In the order they are booked: roughly through the week, as a diary fills in practice. */
export const jobs: readonly Job[] = [
  { day: 0, from: 8, until: 10, trade: "tap", bright: true },
  { day: 1, from: 8, until: 11, trade: "flame", bright: false },
  { day: 0, from: 10.5, until: 13, trade: "pipe", bright: false },
  { day: 2, from: 9, until: 11, trade: "spanner", bright: true },
  { day: 1, from: 12, until: 14, trade: "drip", bright: true },
  { day: 3, from: 8, until: 12, trade: "pipe", bright: false },
  { day: 0, from: 14, until: 17, trade: "flame", bright: true },
  { day: 2, from: 12, until: 15, trade: "tap", bright: false },
  { day: 4, from: 8, until: 10.5, trade: "drip", bright: true },
  { day: 3, from: 13, until: 15.5, trade: "spanner", bright: true },
  { day: 1, from: 14.5, until: 17, trade: "tap", bright: false },
  { day: 4, from: 11.5, until: 14, trade: "flame", bright: false },
];
