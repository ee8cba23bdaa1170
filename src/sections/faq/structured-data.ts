import { type Fields, markdownHtml, type SectionContext, singleLine } from "plumbline/kit";
import type { FAQPage } from "schema-dts";
import type { schema } from "./schema.ts";

/** The page's questions and answers, in the HTML subset that Google displays. */
export const faqStructuredData = (
  { pageUrl }: SectionContext,
  { questions }: Fields<typeof schema>,
): FAQPage[] => [
  {
    "@type": "FAQPage",
    "@id": `${pageUrl}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: singleLine(question),
      acceptedAnswer: { "@type": "Answer", text: markdownHtml(answer, pageUrl) },
    })),
  },
];
