import { defineSection } from "plumbline/kit";
import { faqStructuredData } from "./describe.ts";
import { schema } from "./schema.ts";

export const faq = defineSection({
  type: "faq",
  description:
    "Questions and answers: a click on a question opens its answer. The structured data contains them as one FAQPage for each page.",
  alsoCalled: ["questions", "qa", "accordion"],
  schema,
  component: "./faq.tsx",
  describe: faqStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
