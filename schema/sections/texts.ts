import type * as z from "zod";
import { sectionTexts, type TextGroup } from "../fields/texts.ts";
import { type SectionType, sectionSchemas } from "./index.ts";

/** The groups of the builder's own words that a section type shows. */
export const textGroupsOf = (type: SectionType): readonly TextGroup[] =>
  sectionTexts.get(sectionSchemas[type] as z.ZodType)?.groups ?? [];
