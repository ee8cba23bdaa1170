import { type Fields, formatDigits, type SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** The steps' numbers, in the digits of the page's language. */
export const deriveSteps = (
  { locale }: SectionContext,
  { steps }: Pick<Fields<typeof schema>, "steps">,
) => ({ numbers: steps.map((_, at) => formatDigits(at + 1, locale)) });
