import type { SectionProps } from "../../model/section-definition.ts";
import { styled } from "../../theme/styled.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { SplitSection } from "../../ui/section-frame.tsx";
import type { faq } from "./section.ts";

const Entries = styled("div")({ borderBottom: "1px solid var(--line)", alignSelf: "start" });

export const Faq = ({ questions, open, ...frame }: SectionProps<typeof faq>) => (
  <SplitSection {...frame}>
    <Entries>
      {questions.map(({ question, answer }, index) => (
        <Fold
          key={question}
          heading={question}
          open={open === "all" || (open === "first" && index === 0)}
        >
          <Markdown nodes={answer} color="textSecondary" headingLevel={4} />
        </Fold>
      ))}
    </Entries>
  </SplitSection>
);
