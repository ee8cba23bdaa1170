import { formatDigits } from "../../lib/format-number.ts";
import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import type { schema } from "./schema.ts";

/** The steps' numbers, in the digits of the page's language. */
export const deriveSteps = (
  { locale }: SectionContext,
  { steps }: Pick<Fields<typeof schema>, "steps">,
) => ({ numbers: steps.map((_, at) => formatDigits(at + 1, locale)) });
