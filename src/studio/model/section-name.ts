import { inWords, upperFirst } from "../../lib/text.ts";
import type { Place } from "../../model/place.ts";
import type { SectionType } from "../../model/section-definition.ts";

/** What owners read in place of a type: `Opening times` for `openingTimes`, if it has no name. */
export const sectionName = (
  sections: ReadonlyMap<string, Pick<SectionType, "name">>,
  type: string,
): string => sections.get(type)?.name ?? upperFirst(inWords(type));

/** A position in the config with the names that owners read: `Theme` for `theme`, and the name of a section. */
export const placeForOwners = (
  place: Place,
  sections: ReadonlyMap<string, Pick<SectionType, "name">>,
): Place =>
  place.map((part) => {
    if (typeof part === "string") return part.startsWith("/") ? part : upperFirst(inWords(part));
    if (part.type !== "section" || part.name === undefined) return part;
    return { ...part, name: sectionName(sections, part.name) };
  });
