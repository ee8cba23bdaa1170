import { defineSection } from "../../model/section-definition.ts";
import { deriveTestimonials } from "./derive.ts";
import { schema } from "./schema.ts";

export const testimonials = defineSection({
  type: "testimonials",
  description:
    "What customers have said: real words only, best with where and when they were said. Search engines are told nothing of them: what a business says of itself on its own site, Google shows no stars for and its rules do not allow as a review.",
  alsoCalled: ["reviews", "ratings", "quotes"],
  schema,
  component: "./testimonials.tsx",
  derive: deriveTestimonials,
  fixtures: () => import("./fixtures.ts"),
});
