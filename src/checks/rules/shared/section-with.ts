import { FEATURES, type Feature } from "../../../../schema/fields/features.ts";
import { typesWith } from "../../../model/kit/section-features.ts";
import type { SectionKit } from "../../../model/kit/section-kit.ts";

/** The sections with a feature, in words: `a "contact" section that shows "map"`. */
export const sectionWith = (feature: Feature, kit: SectionKit): string =>
  typesWith(feature, kit)
    .map(({ type, always }) => {
      const shown = ` that shows "${FEATURES[feature] ?? feature}"`;
      return `a "${type}" section${always ? "" : shown}`;
    })
    .join(" or ");
