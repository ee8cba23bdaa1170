import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { inDigits } from "../../util/in-digits.ts";

/** The steps' numbers, in the digits of the page's language. */
export const deriveSteps = (
  { locale }: SectionContext,
  { steps }: Pick<ResolvedSection<"steps">, "steps">,
) => ({ numbers: steps.map((_, at) => inDigits(at + 1, locale)) });
