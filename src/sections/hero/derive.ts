import type { Fields, SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** Longer headings are smaller, so that the buttons below stay in view. */
const LONG_HEADING = 44;

export const deriveHero = (_context: SectionContext, { heading }: Fields<typeof schema>) => ({
  isLong: heading.length > LONG_HEADING,
});
