import { defineSection } from "plumbline/kit";
import { deriveTestimonials } from "./derive.ts";
import { schema } from "./schema.ts";

/** Whether a day, month or year has not begun in any time zone. */
const isFuture = (date = ""): boolean =>
  date > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, date.length);

export const testimonials = defineSection({
  type: "testimonials",
  name: "Quotes of customers",
  description:
    "Real quotes of customers, ideally with source and date. The structured data omits them, since Google's rules do not allow a business to mark up reviews of itself on its own site.",
  alsoCalled: ["reviews", "ratings", "quotes"],
  says: ["praise"],
  schema,
  rules: [
    {
      holds: ({ quotes }) => quotes.every(({ date }) => !isFuture(date)),
      error: "This date is in the future: write the date of the review.",
      path: ({ quotes }) =>
        quotes.flatMap(({ date }, at) => (isFuture(date) ? [["quotes", at, "date"]] : [])),
    },
  ],
  derive: deriveTestimonials,
  fixtures: () => import("./fixtures.ts"),
});
