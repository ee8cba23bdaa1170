import type { Feature } from "../../../../schema/fields/features.ts";
import { typesWith } from "../../../../schema/sections/features.ts";

/** What brings a feature to a page, in words: `a "contact" section that shows the map`. */
export const sectionWith = (feature: Feature): string =>
  typesWith(feature)
    .map(({ type, always }) => `a "${type}" section${always ? "" : ` that shows the ${feature}`}`)
    .join(" or ");
