import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import type { schema } from "./schema.ts";

/** A heading of more characters is set smaller, so that the buttons under it stay in sight. */
const LONG_HEADING = 44;

/** Whether the heading is a long one. */
export const deriveHero = (_context: SectionContext, { heading }: Fields<typeof schema>) => ({
  isLong: heading.length > LONG_HEADING,
});
