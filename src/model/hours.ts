import type { Literal } from "./values.ts";

/** A line about some days; one about dates is of no use after the last of them. */
export interface HoursLine {
  text: string;
  until: Literal | null;
}

/** Opening hours as a page shows them. */
export interface ShownHours {
  lines: HoursLine[];
  /** What the browser says of this moment; null where that cannot be known. */
  openNow: ShownOpenNow | null;
}

export interface ShownOpenNow {
  /** All that it follows from, as JSON (src/hours/open-now.ts). */
  data: Literal;
  /** The longest that it can become, for which the page keeps room. */
  longest: string;
}
