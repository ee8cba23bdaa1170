import { inWords, upperFirst } from "../../lib/text.ts";
import type { SectionType } from "../../model/section-definition.ts";

/** What owners read in place of a type: `Opening times` for `openingTimes`, if it has no name. */
export const sectionName = (
  sections: ReadonlyMap<string, Pick<SectionType, "name">>,
  type: string,
): string => sections.get(type)?.name ?? upperFirst(inWords(type));
