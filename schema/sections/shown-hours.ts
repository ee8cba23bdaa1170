import type * as z from "zod";
import { type HoursShown, sectionHours } from "../fields/shown-hours.ts";
import { type SectionType, sectionSchemas } from "./index.ts";

/** The opening hours that a section shows, if any. */
export const hoursShownBy = (section: { type: SectionType }): HoursShown | undefined =>
  // What a type shows is about its own sections.
  sectionHours.get(sectionSchemas[section.type] as z.ZodType)?.shown(section as never);
