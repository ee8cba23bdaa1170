import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { Actions } from "../../ui/actions.tsx";
import { BOB_SHAPE } from "../../ui/bob.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { MIRRORED, RTL } from "../../ui/mirror.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionGround } from "../../ui/section-frame.tsx";
import { NARROW_COLUMN, Split } from "../../ui/split.tsx";
import { Tick } from "../../ui/tick.tsx";
import type { deriveHero } from "./derive.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { PhoneFrame, SCREEN_SIZES } from "./phone-frame.tsx";

/** Where there is no picture: a plumb line that hangs from the top of the page. */
const PlumbLine = styled("div")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.up("md")]: { display: "block" },
  position: "absolute",
  top: 0,
  insetInlineEnd: "max(8vw, calc(50% - 500px))",
  height: "72%",
  borderInlineStart: "2px solid var(--ink)",
  "&::after": {
    content: '""',
    position: "absolute",
    top: "100%",
    // Its middle is that of the line.
    insetInlineStart: "calc(-1px - 1.625rem)",
    width: "3.25rem",
    height: "5rem",
    background: "var(--ink)",
    clipPath: BOB_SHAPE,
  },
  '[data-ground="ink"] &': { borderColor: "var(--accent)" },
  '[data-ground="ink"] &::after': { background: "var(--accent)" },
}));

const Words = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1.25rem, 2.5vw, 1.75rem)",
  justifyItems: "start",
  maxWidth: "50rem",
  // A word that is too long for the line breaks instead of widening the column.
  "& > *": { maxWidth: "100%" },
});

const Columns = styled(Split)({ alignItems: "center" });

/** A short measure stroke before the words, as on a tape. */
const Eyebrow = styled(Typography)({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  "&::before": {
    content: '""',
    width: "2.5rem",
    height: "0.625rem",
    background:
      "repeating-linear-gradient(90deg, var(--ink) 0 2px, transparent 2px 0.375rem) 0 0 / 100% 60% no-repeat, linear-gradient(var(--ink), var(--ink)) 0 0 / 100% 2px no-repeat",
  },
  [`${RTL} &::before`]: MIRRORED,
}) as typeof Typography;

const Heading = styled(Typography)({
  '&[data-long="true"]': { fontSize: "min(10.1vw, clamp(2.1rem, 1.35rem + 3.3vw, 3.625rem))" },
}) as typeof Typography;

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
          {!media && <PlumbLine aria-hidden />}
          <Words>
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
