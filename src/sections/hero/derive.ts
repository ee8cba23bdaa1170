import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import type { schema } from "./schema.ts";

/** Longer headings are smaller, so that the buttons below stay in view. */
const LONG_HEADING = 44;

export const deriveHero = (_context: SectionContext, { heading }: Fields<typeof schema>) => ({
  isLong: heading.length > LONG_HEADING,
});
