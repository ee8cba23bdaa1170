import * as z from "zod";

/** How a section shows opening hours, the fullest first: of two on a page the fuller one shows them. */
export const HOURS_FORMS = ["table", "card", "beside"] as const;

/** How a section shows opening hours, and whose: of the business, of some locations or of all. */
export interface HoursShown {
  form: (typeof HOURS_FORMS)[number];
  business: boolean;
  locations: readonly string[] | "all";
}

/** What the sections of each type show. */
export const sectionHours = z.registry<{ shown(section: never): HoursShown | undefined }>();
