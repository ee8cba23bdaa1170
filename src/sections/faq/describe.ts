import type { FAQPage } from "schema-dts";
import { markdownHtml } from "../../head/markdown-html.ts";
import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { withoutBreaks } from "../../util/without-breaks.ts";

/** The questions of a page with their answers, in the HTML that Google shows of them. */
export const describeFaq = (
  { pageUrl }: SectionContext,
  { questions }: ResolvedSection<"faq">,
): FAQPage[] => [
  {
    "@type": "FAQPage",
    "@id": `${pageUrl}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: withoutBreaks(question),
      acceptedAnswer: { "@type": "Answer", text: markdownHtml(answer, pageUrl) },
    })),
  },
];
