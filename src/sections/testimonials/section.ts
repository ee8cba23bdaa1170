import { defineSection } from "../../model/section-definition.ts";
import { deriveTestimonials } from "./derive.ts";
import { schema } from "./schema.ts";

/** Whether a day, a month or a year has begun nowhere. */
const isFuture = (date = ""): boolean =>
  date > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, date.length);

export const testimonials = defineSection({
  type: "testimonials",
  description:
    "What customers have said: real words only, best with where and when they were said. Search engines are told nothing of them: what a business says of itself on its own site, Google shows no stars for and its rules do not allow as a review.",
  alsoCalled: ["reviews", "ratings", "quotes"],
  schema,
  component: "./testimonials.tsx",
  rules: [
    {
      holds: ({ quotes }) => quotes.every(({ date }) => !isFuture(date)),
      error:
        "This day is still to come, and nobody has said anything on it: write the day of the review.",
      path: ({ quotes }) =>
        quotes.flatMap(({ date }, at) => (isFuture(date) ? [["quotes", at, "date"]] : [])),
    },
  ],
  derive: deriveTestimonials,
  fixtures: () => import("./fixtures.ts"),
});
