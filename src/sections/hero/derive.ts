import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";

/** A heading of more characters is set smaller, so that the buttons under it stay in sight. */
const LONG_HEADING = 44;

/** Whether the heading is a long one. */
export const deriveHero = (_context: SectionContext, { heading }: ResolvedSection<"hero">) => ({
  isLong: heading.length > LONG_HEADING,
});
