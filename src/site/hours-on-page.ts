import type { Section } from "../../schema/fields/section.ts";
import { HOURS_FORMS } from "../model/hours.ts";
import { definitionOf, type SectionKit } from "../model/section-kit.ts";

/**
 * Whether another section of a page shows the hours of the business, or of a location, better than the
 * section at an index: in a fuller form, or in the same form before it.
 */
export function hoursElsewhere(sections: readonly Section[], at: number, kit: SectionKit) {
  return (location?: string): boolean => {
    const shown = sections.map((section) => definitionOf(kit, section).uses?.hours?.(section));
    const rankOf = (index: number) =>
      HOURS_FORMS.indexOf(shown[index]?.form ?? "table") * sections.length + index;
    return shown.some((each, index) => {
      if (!each || rankOf(index) >= rankOf(at)) return false;
      if (location === undefined) return each.business;
      return each.locations === "all" || each.locations.includes(location);
    });
  };
}
