import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  CardPicture,
  FactList,
  Markdown,
  part,
  SectionGround,
  SectionHeading,
  Split,
  styled,
} from "plumbline/ui";
import type { ctaBand } from "./section.ts";

const Edge = styled("div")(
  part("upperEdge", {
    position: "absolute",
    insetInline: 0,
    top: 0,
  }),
);

const Columns = styled(Split)(({ theme }) => ({
  alignItems: "end",
  "&:not([data-split]) > div": theme.look.parts.call,
}));

const Call = styled("div")({ display: "grid", gap: "1.5rem", maxWidth: "46rem" });

const Beside = styled("div")({ display: "grid", gap: "1.5rem" });

export function CtaBand(props: SectionProps<typeof ctaBand>) {
  const { id, background, eyebrow, heading, text, actions, picture, details } = props;
  return (
    <SectionGround id={id} background={background}>
      {(headingId) => (
        <>
          <Edge aria-hidden />
          <Columns data-split={details || picture ? "7-5" : undefined}>
            <Call>
              <SectionHeading id={headingId} eyebrow={eyebrow}>
                {heading}
              </SectionHeading>
              {text && <Markdown nodes={text} variant="subtitle1" color="textSecondary" />}
              <Actions actions={actions} />
            </Call>
            {picture ? (
              <Beside>
                <CardPicture {...picture} />
                {details && <FactList facts={details} />}
              </Beside>
            ) : (
              details && <FactList facts={details} />
            )}
          </Columns>
        </>
      )}
    </SectionGround>
  );
}
