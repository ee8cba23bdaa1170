import type { FAQPage } from "schema-dts";
import { singleLine } from "../../lib/single-line.ts";
import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import { markdownHtml } from "../../site/head/markdown-html.ts";
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
