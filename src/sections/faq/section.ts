import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";
import { faqStructuredData } from "./structured-data.ts";

export const faq = defineSection({
  type: "faq",
  name: "Questions and answers",
  description:
    "Questions and answers: a click on a question opens its answer. The structured data contains them as one FAQPage for each page.",
  alsoCalled: ["questions", "qa", "accordion"],
  says: ["questions"],
  schema,
  structuredData: faqStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
