import type { SectionProps } from "plumbline/kit";
import { CardPicture, ItemHeading, Markdown, part, SplitSection, styled } from "plumbline/ui";
import type { steps } from "./section.ts";

/** The look decides what joins the numbers. */
const Line = styled("ol")(
  part("sequence", {
    position: "relative",
    "--plate": "3rem",
  }),
);

const Step = styled("li")({
  display: "grid",
  gridTemplateColumns: "var(--plate) minmax(0, 1fr)",
  gap: "clamp(1rem, 3vw, 1.75rem)",
  "& + &": { marginTop: "clamp(1.75rem, 4vw, 2.5rem)" },
});

const Plate = styled("span")(
  part("number", {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "var(--plate)",
    height: "var(--plate)",
    fontFamily: "var(--font-label)",
    fontWeight: 800,
  }),
);

const Note = styled("span")({
  display: "inline-block",
  marginBottom: "0.25rem",
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: "var(--muted)",
  fontVariantNumeric: "var(--digits)",
});

type StepsModel = SectionProps<typeof steps>;

export const Steps = ({ steps, numbers, ...frame }: StepsModel) => (
  <SplitSection {...frame}>
    <Line>
      {steps.map(({ title, text, note, picture }, index) => (
        <Step key={title}>
          <Plate aria-hidden>{numbers[index]}</Plate>
          <div>
            <ItemHeading>{title}</ItemHeading>
            {note && <Note>{note}</Note>}
            {text && <Markdown nodes={text} color="textSecondary" headingLevel={4} />}
            {picture && <CardPicture {...picture} />}
          </div>
        </Step>
      ))}
    </Line>
  </SplitSection>
);
