import type { Feature } from "../../../../schema/fields/features.ts";
import { typesWith } from "../../../model/section-features.ts";
import type { SectionKit } from "../../../model/section-kit.ts";

/** The sections with a feature, in words: `a "contact" section that shows the map`. */
export const sectionWith = (feature: Feature, kit: SectionKit): string =>
  typesWith(feature, kit)
    .map(({ type, always }) => `a "${type}" section${always ? "" : ` that shows the ${feature}`}`)
    .join(" or ");
