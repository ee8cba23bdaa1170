import { defineSection } from "../../model/section-definition.ts";
import { faqStructuredData } from "./describe.ts";
import { schema } from "./schema.ts";

export const faq = defineSection({
  type: "faq",
  description:
    "Questions and answers: an answer opens when its question is pressed. Search engines are told of them as an FAQPage, one for each page.",
  alsoCalled: ["questions", "qa", "accordion"],
  schema,
  component: "./faq.tsx",
  describe: faqStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
