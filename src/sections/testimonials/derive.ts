import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";

/** The day of each quote as the language of the page writes it. */
export function deriveTestimonials(
  { locale }: SectionContext,
  { quotes }: ResolvedSection<"testimonials">,
) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return { days: quotes.map(({ date }) => format.format(Date.parse(date))) };
}
