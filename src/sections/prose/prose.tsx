import type { SectionProps } from "plumbline/kit";
import {
  CardPicture,
  part,
  RichMarkdown,
  SectionGround,
  SectionHeading,
  Split,
  styled,
} from "plumbline/ui";
import type { prose } from "./section.ts";

/** The heading with the picture below it. */
const Beside = styled("div")({ display: "grid", alignContent: "start", gap: "1.5rem" });

const Columns = styled(Split)(part("beside"), ({ theme }) => ({
  "&:not([data-split]) > div": theme.look.parts.column,
}));

export const Prose = ({
  id,
  background,
  eyebrow,
  heading,
  picture,
  text,
}: SectionProps<typeof prose>) => (
  <SectionGround id={id} background={background} labelled={heading !== undefined}>
    {(headingId) => (
      <Columns data-split={heading || picture ? "5-7" : undefined}>
        {picture || (heading && eyebrow) ? (
          <Beside>
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
            {picture && <CardPicture {...picture} />}
          </Beside>
        ) : (
          heading && (
            <SectionHeading id={headingId} eyebrow={eyebrow}>
              {heading}
            </SectionHeading>
          )
        )}
        <div>
          <RichMarkdown nodes={text} />
        </div>
      </Columns>
    )}
  </SectionGround>
);
