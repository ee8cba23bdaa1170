/** How a section shows opening hours, the fullest form first: of two on a page, the fuller one shows them. */
export const HOURS_FORMS = ["table", "card", "beside"] as const;

/** How a section shows opening hours, and whose: of the business, of some locations or of all. */
export interface HoursUse {
  form: (typeof HOURS_FORMS)[number];
  business: boolean;
  locations: readonly string[] | "all";
}

/** A line about some days; one about dates is outdated after `until`. */
export interface HoursLine {
  text: string;
  until: string | null;
}

/** A day of the usual week, or some dates, with its hours. */
export interface HoursRow {
  day: string;
  hours: string;
  /** The days on which it applies, as the page's script names them (src/business/hours/open-now.ts). */
  on: string;
  until: string | null;
}

/** How many dates are shown at once; later ones are collapsed. */
export const NEXT_DATES = 2;

/** Opening hours as a page shows them. */
export interface DisplayHours {
  /** The location's key in the config; empty for the business. */
  owner: string;
  lines: HoursLine[];
  /** The heading over the later dates, where only the next ones are shown at once. */
  later?: string;
  /** What the browser shows about this moment; null where that is unknown. */
  openNow: OpenNowModel | null;
}

export interface OpenNowModel {
  /** What the script computes it from, as JSON (src/business/hours/open-now.ts). */
  data: string;
  /** The longest text it can become; the page reserves room for that. */
  longest: string;
}
