import type { SectionProps } from "plumbline/kit";
import { Markdown, SectionFrame, Split, styled, Text } from "plumbline/ui";
import type { privacy } from "./section.ts";

/** Ruled like a form: the topic at the left, the text at the right. */
const Topic = styled(Split)({
  gap: "0.75rem clamp(2rem, 5vw, 4rem)",
  paddingBlock: "clamp(1.5rem, 3vw, 2.25rem)",
  borderTop: "1px solid var(--line)",
  "&:first-of-type": { borderTop: "4px solid var(--ink)" },
});

const Before = styled("div")({ marginBottom: "clamp(1.5rem, 3vw, 2.5rem)" });

export const Privacy = ({ intro, updated, topics, ...section }: SectionProps<typeof privacy>) => (
  <SectionFrame {...section}>
    {intro && (
      <Before>
        <Markdown nodes={intro} variant="subtitle1" />
      </Before>
    )}
    <div>
      {topics.map(({ heading, text }) => (
        <Topic key={heading} data-split="5-7">
          <Text variant="h3" component="h2">
            {heading}
          </Text>
          <Markdown nodes={text} />
        </Topic>
      ))}
    </div>
    {updated && <Text color="textSecondary">{updated}</Text>}
  </SectionFrame>
);
