import type { SectionProps } from "plumbline/kit";
import {
  CardPicture,
  RichMarkdown,
  SectionGround,
  SectionHeading,
  Split,
  styled,
} from "plumbline/ui";
import type { prose } from "./section.ts";

/** The heading with the picture below it. */
const Beside = styled("div")({ display: "grid", alignContent: "start", gap: "1.5rem" });

export const Prose = ({ id, background, heading, picture, text }: SectionProps<typeof prose>) => (
  <SectionGround id={id} background={background} labelled={heading !== undefined}>
    {(headingId) => (
      <Split data-split={heading || picture ? "5-7" : undefined}>
        {picture ? (
          <Beside>
            {heading && <SectionHeading id={headingId}>{heading}</SectionHeading>}
            <CardPicture {...picture} />
          </Beside>
        ) : (
          heading && <SectionHeading id={headingId}>{heading}</SectionHeading>
        )}
        <div>
          <RichMarkdown nodes={text} headingLevel={heading ? 3 : 2} />
        </div>
      </Split>
    )}
  </SectionGround>
);
