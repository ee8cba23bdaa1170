/**
 * The forms in which a section can display opening hours, the fullest one first. If a page has two, the
 * fuller one displays them.
 */
export const HOURS_FORMS = ["table", "card", "beside"] as const;

/**
 * The form in which a section displays opening hours, and whose: those of the business, of some locations or
 * of all.
 */
export interface HoursUse {
  form: (typeof HOURS_FORMS)[number];
  business: boolean;
  locations: readonly string[] | "all";
}

/** A line for some weekdays. A line for dates is outdated after `until`. */
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

/** The number of dates that are visible at first; later ones are collapsed. */
export const NEXT_DATES = 2;

/** Opening hours as a page shows them. */
export interface DisplayHours {
  /** The location's key in the config; empty for the business. */
  owner: string;
  lines: HoursLine[];
  /** The heading over the later dates, where only the next ones are shown at once. */
  later?: string;
  /** What the browser displays about this moment; null if that is unknown. */
  openNow: OpenNowModel | null;
}

export interface OpenNowModel {
  /** The data from which the script computes it, as JSON (src/business/hours/open-now.ts). */
  data: string;
  /** The longest possible text, for which the page reserves space. */
  longest: string;
}
