import type { SectionProps } from "plumbline/kit";
import { ItemHeading, onBand, SectionFrame, Split, styled, TickList } from "plumbline/ui";
import type { comparison } from "./section.ts";

const Side = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: "1.25rem",
  padding: "clamp(1.5rem, 3.5vw, 2.5rem)",
  border: "1px dashed var(--muted)",
  borderRadius: theme.look.corner,
}));

const Answer = styled(Side)({
  ...onBand,
  borderStyle: "solid",
  borderColor: "transparent",
  '[data-ground="ink"] &': { background: "var(--card)" },
});

const Faults = styled("ul")({
  display: "grid",
  "& li": {
    display: "flex",
    gap: "0.875rem",
    paddingBlock: "0.75rem",
    borderTop: "1px solid var(--line)",
    color: "var(--muted)",
    "&::before": {
      content: '"×"',
      flex: "none",
      width: "1.375rem",
      textAlign: "center",
      fontFamily: "var(--font-label)",
      fontWeight: 800,
      fontSize: "1.375rem",
      lineHeight: 1.2,
      color: "var(--error)",
    },
  },
});

export const Comparison = (props: SectionProps<typeof comparison>) => (
  <SectionFrame {...props}>
    <Split data-split="5-7">
      <Side>
        <ItemHeading>{props.before.heading}</ItemHeading>
        <Faults>
          {props.before.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Faults>
      </Side>
      <Answer>
        <ItemHeading>{props.after.heading}</ItemHeading>
        <TickList items={props.after.items.map((title) => ({ title }))} />
      </Answer>
    </Split>
  </SectionFrame>
);
