/** A day, or some days one after another, on which the law of a place gives people a holiday. */
export interface Holiday {
  from: string;
  until: string;
  /** In English, and in the site's main language if it is known there. */
  name: string;
  note?: string;
  /** Where it is one: `Wales`, `the United Kingdom`. */
  area: string;
  /** Whether it is on this date each year. */
  isYearly: boolean;
  /** Whether its date follows the moon, and may be announced a day earlier or later. */
  isByMoon: boolean;
}

/** The holidays that a place of business has ahead: `business`, or the key of one of the `locations`. */
export interface PlaceHolidays {
  at: readonly string[];
  holidays: readonly Holiday[];
  /** The names of its country's regions, if its region is not one of them. */
  otherRegions?: readonly string[];
}
