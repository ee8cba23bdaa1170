import { RichMarkdown } from "../../components/tables/rich-markdown.tsx";
import { CardPicture } from "../../components/ui/card-picture.tsx";
import { SectionGround, SectionHeading } from "../../components/ui/section-frame.tsx";
import { Split } from "../../components/ui/split.tsx";
import { styled } from "../../looks/theme/styled.tsx";
import type { SectionProps } from "../../model/section-definition.ts";
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
