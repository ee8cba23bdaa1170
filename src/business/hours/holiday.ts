/** A legal holiday of a place: a day, or several consecutive days. */
export interface Holiday {
  from: string;
  until: string;
  /** In English, and in the site's main language if it is known. */
  name: string;
  note?: string;
  /** The region or country that has it: `Wales`, `the United Kingdom`. */
  area: string;
  /** Whether it has the same date every year. */
  isYearly: boolean;
  /** Whether its date depends on the moon, and may be announced a day earlier or later. */
  isByMoon: boolean;
}

/** The upcoming holidays of a place of business: `business`, or the key of one of the `locations`. */
export interface PlaceHolidays {
  at: readonly string[];
  holidays: readonly Holiday[];
  /** The names of its country's regions, if its own region is unknown. */
  otherRegions?: readonly string[];
}
