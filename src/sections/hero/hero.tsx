import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  CENTRED_WORDS,
  Eyebrow,
  Markdown,
  PageContainer,
  Picture,
  part,
  SectionGround,
  Split,
  styled,
  styledText,
  Tick,
} from "plumbline/ui";
import { LoopingVideo } from "./looping-video.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import type { hero } from "./section.ts";
import { SIZES, STAGES } from "./stage.ts";

/** The look's ornament of a hero without a picture. */
const Mark = styled("div")(
  part("mark", ({ theme }) => ({
    display: "none",
    [theme.breakpoints.up("md")]: { display: "block" },
  })),
);

const Words = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1.25rem, 2.5vw, 1.75rem)",
  justifyItems: "start",
  maxWidth: "50rem",
  // Too long words break instead of widening the column.
  "& > *": { maxWidth: "100%" },
  "&[data-alone]": theme.look.parts.opening,
}));

const CentredWords = styled(Words)(CENTRED_WORDS);

const Columns = styled(Split)({ alignItems: "center" });

const Heading = styledText(({ theme }) => ({
  '&[data-long="true"]': { fontSize: theme.look.type.h1Long },
}));

const Points = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: "0.625rem 1.75rem",
  width: "100%",
  "& li": { display: "flex", gap: "0.75rem", fontWeight: 600 },
});

type HeroProps = SectionProps<typeof hero>;

export function Hero(props: HeroProps) {
  const { id, background, picture, video, frame, layout = "beside" } = props;
  const place = frame === "phone" ? "phone" : layout;
  const media = video ? (
    <LoopingVideo {...video} place={place} />
  ) : (
    picture && <Picture {...picture} sizes={SIZES[place]} eager />
  );
  return (
    <SectionGround id={id} background={background} wide>
      {(headingId) => {
        const words = <HeroWords {...props} headingId={headingId} isAlone={!media} />;
        if (!media) {
          return (
            <PageContainer>
              {place !== "centred" && <Mark aria-hidden />}
              {words}
            </PageContainer>
          );
        }
        if (place === "phone") {
          return (
            <PageContainer>
              <Columns data-split="7-5">
                {words}
                <PhoneFrame>{media}</PhoneFrame>
              </Columns>
            </PageContainer>
          );
        }
        const Stage = STAGES[place];
        return (
          <Stage>
            {words}
            <div>{media}</div>
          </Stage>
        );
      }}
    </SectionGround>
  );
}

interface HeroWordsProps extends HeroProps {
  headingId: string;
  isAlone: boolean;
}

const HeroWords = (props: HeroWordsProps) => {
  const { eyebrow, heading, text, actions, points, layout, isLong, headingId, isAlone } = props;
  const isCentred = layout === "centred";
  const Column = isCentred ? CentredWords : Words;
  return (
    <Column data-alone={isAlone && !isCentred ? "" : undefined}>
      {eyebrow && <Eyebrow variant="overline">{eyebrow}</Eyebrow>}
      <Heading variant="h1" id={headingId} tabIndex={-1} data-long={isLong}>
        {heading}
      </Heading>
      {text && <Markdown nodes={text} variant="subtitle1" color="textSecondary" />}
      <Actions actions={actions} />
      {points.length > 0 && (
        <Points>
          {points.map((point) => (
            <li key={point}>
              <Tick aria-hidden />
              {point}
            </li>
          ))}
        </Points>
      )}
    </Column>
  );
};
