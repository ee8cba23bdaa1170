import ChevronIcon from "@mui/icons-material/ExpandMoreSharp";
import type { SectionProps } from "plumbline/kit";
import { ItemHeading, Markdown, SplitSection, styled } from "plumbline/ui";
import type { faq } from "./section.ts";

const Entry = styled("details")({
  borderTop: "1px solid var(--line)",
  "&:last-of-type": { borderBottom: "1px solid var(--line)" },
  "& > summary": {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "1rem",
    paddingBlock: "1.125rem",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "& svg": { flex: "none", transition: "transform 140ms ease-out" },
    "&:hover :is(h2, h3)": { textDecoration: "underline", textUnderlineOffset: "0.18em" },
  },
  "&[open] > summary svg": { transform: "rotate(180deg)" },
  // Print shows folded content.
  "@media print": { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
});

const Answer = styled("div")({ paddingBottom: "1.5rem" });

export const Faq = ({ questions, open, ...frame }: SectionProps<typeof faq>) => (
  <SplitSection {...frame}>
    <div>
      {questions.map(({ question, answer }, index) => (
        <Entry key={question} open={open === "all" || (open === "first" && index === 0)}>
          <summary>
            <ItemHeading>{question}</ItemHeading>
            <ChevronIcon aria-hidden />
          </summary>
          <Answer>
            <Markdown nodes={answer} color="textSecondary" headingLevel={4} />
          </Answer>
        </Entry>
      ))}
    </div>
  </SplitSection>
);
