/** How a section shows opening hours, the fullest first: of two on a page the fuller one shows them. */
export const HOURS_FORMS = ["table", "card", "beside"] as const;

/** How a section shows opening hours, and whose: of the business, of some locations or of all. */
export interface HoursShown {
  form: (typeof HOURS_FORMS)[number];
  business: boolean;
  locations: readonly string[] | "all";
}

/** A line about some days; one about dates is of no use after the last of them. */
export interface HoursLine {
  text: string;
  until: string | null;
}

/** A day of the usual week, or some dates, with its hours. */
export interface HoursRow {
  day: string;
  hours: string;
  /** On which days it is what counts, as the page's script names them (src/hours/open-now.ts). */
  on: string;
  until: string | null;
}

/** How many dates are shown at once; the later ones are folded away. */
export const NEXT_DATES = 2;

/** Opening hours as a page shows them. */
export interface ShownHours {
  /** Whose they are: a location by its name in the config, or else the business. */
  of: string;
  lines: HoursLine[];
  /** Stands over the later ones of many dates, of which only the next are shown at once. */
  later?: string;
  /** What the browser says of this moment; null where that cannot be known. */
  openNow: ShownOpenNow | null;
}

export interface ShownOpenNow {
  /** All that it follows from, as JSON (src/hours/open-now.ts). */
  data: string;
  /** The longest that it can become, for which the page keeps room. */
  longest: string;
}
