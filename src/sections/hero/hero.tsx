import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { Actions } from "../../ui/actions.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionGround } from "../../ui/section-frame.tsx";
import { NARROW_COLUMN, Split } from "../../ui/split.tsx";
import { Tick } from "../../ui/tick.tsx";
import type { deriveHero } from "./derive.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { PhoneFrame, SCREEN_SIZES } from "./phone-frame.tsx";

/** What a hero without a picture has instead. */
const Mark = styled("div")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.up("md")]: { display: "block" },
  ...theme.motif.hero.mark,
}));

const Words = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1.25rem, 2.5vw, 1.75rem)",
  justifyItems: "start",
  maxWidth: "50rem",
  // A word that is too long for the line breaks instead of widening the column.
  "& > *": { maxWidth: "100%" },
  "&[data-alone]": theme.motif.hero.words,
}));

const Columns = styled(Split)({ alignItems: "center" });

const Eyebrow = styled(Typography)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  ...theme.motif.eyebrow,
})) as typeof Typography;

const Heading = styled(Typography)(({ theme }) => ({
  '&[data-long="true"]': { fontSize: theme.motif.type.h1Long },
})) as typeof Typography;

const Points = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: "0.625rem 1.75rem",
  width: "100%",
  "& li": { display: "flex", gap: "0.75rem", fontWeight: 600 },
});

export function Hero(props: SectionModel<"hero", typeof deriveHero>) {
  const { id, background, eyebrow, heading, text, actions, points, picture, video, frame } = props;
  const isFramed = frame === "phone";
  const media = video ? (
    <LoopingVideo {...video} isFramed={isFramed} />
  ) : (
    picture && <Picture {...picture} sizes={isFramed ? SCREEN_SIZES : NARROW_COLUMN} eager />
  );
  return (
    <SectionGround id={id} background={background}>
      {(headingId) => (
        <Columns data-split={media ? "7-5" : undefined}>
          {!media && <Mark aria-hidden />}
          <Words data-alone={media ? undefined : ""}>
            {eyebrow && <Eyebrow variant="overline">{eyebrow}</Eyebrow>}
            <Heading variant="h1" id={headingId} tabIndex={-1} data-long={props.isLong}>
              {heading}
            </Heading>
            {text && <Markdown nodes={text} variant="subtitle1" color="textSecondary" />}
            <Actions actions={actions} />
            {points.length > 0 && (
              <Points>
                {points.map((point) => (
                  <li key={attribute(point)}>
                    <Tick aria-hidden />
                    {point}
                  </li>
                ))}
              </Points>
            )}
          </Words>
          {media && (isFramed ? <PhoneFrame>{media}</PhoneFrame> : <div>{media}</div>)}
        </Columns>
      )}
    </SectionGround>
  );
}
