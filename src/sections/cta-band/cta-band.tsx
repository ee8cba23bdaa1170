import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  CardPicture,
  FactList,
  Markdown,
  OVERLAY,
  PageContainer,
  Picture,
  part,
  SectionGround,
  SectionHeading,
  Split,
  sectionPadding,
  styled,
} from "plumbline/ui";
import { Fragment } from "react";
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

/** The picture across the window, under the layer that keeps words readable. */
const Backdrop = styled("div")({
  "&, & img": { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
  "&::after": OVERLAY,
  '[data-ground="card"] > &::after': { background: "var(--card)" },
});

const Front = styled(PageContainer)(({ theme }) => ({
  position: "relative",
  paddingBlock: `calc(${sectionPadding(theme)} / 2)`,
  "--muted": "var(--ink)",
  "--link": "var(--ink)",
}));

export function CtaBand(props: SectionProps<typeof ctaBand>) {
  const { id, background, eyebrow, heading, text, actions, layout, details } = props;
  const behind = layout === "behind" ? props.picture : undefined;
  const picture = behind ? undefined : props.picture;
  const Container = behind ? Front : Fragment;
  return (
    <SectionGround id={id} background={background} wide={behind !== undefined}>
      {(headingId) => (
        <>
          {behind && (
            <Backdrop data-flush="">
              <Picture {...behind} sizes="100vw" />
            </Backdrop>
          )}
          <Edge aria-hidden />
          <Container>
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
          </Container>
        </>
      )}
    </SectionGround>
  );
}
