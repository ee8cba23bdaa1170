import type { Path } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../diagnostics/path-in-words.ts";
import { inWords, upperFirst } from "../../lib/text.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import type { Place } from "../../model/place.ts";

/** What owners read in place of a type: `Opening times` for `openingTimes`, if it has no name. */
export const sectionName = (sections: Sections, type: string): string =>
  sections.get(type)?.name ?? keyName(type);

export type Sections = ReadonlyMap<string, Pick<SectionType, "name">>;

/** What owners read in place of a key: `Opening hours` for `openingHours`. */
export const keyName = (key: string): string => upperFirst(inWords(key));

/** A position in the config with the names that owners read: `Theme` for `theme`, and the name of a section. */
export const ownersPlace = (path: Path, root: unknown, sections: Sections): Place =>
  placeOf(path, root).map((part) => {
    if (typeof part === "string") return part.startsWith("/") ? part : keyName(part);
    if (part.type !== "section" || part.name === undefined) return part;
    return { ...part, name: sectionName(sections, part.name) };
  });
