import { HOURS_FORMS } from "../../schema/fields/shown-hours.ts";
import type { SectionType } from "../../schema/sections/index.ts";
import { hoursShownBy } from "../../schema/sections/shown-hours.ts";

/**
 * Whether another section of a page shows the hours of the business, or of a location of it, better than
 * the one at a place: in a fuller form, or before it.
 */
export function hoursElsewhere(sections: readonly { type: SectionType }[], at: number) {
  return (location?: string): boolean => {
    const shown = sections.map(hoursShownBy);
    const rankOf = (index: number) =>
      HOURS_FORMS.indexOf(shown[index]?.form ?? "table") * sections.length + index;
    return shown.some((each, index) => {
      if (!each || rankOf(index) >= rankOf(at)) return false;
      if (location === undefined) return each.business;
      return each.locations === "all" || each.locations.includes(location);
    });
  };
}
