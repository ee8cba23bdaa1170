import type { SectionProps } from "plumbline/kit";
import { FrameOnRequest, part, SectionFrame, singleUrl, styled, styledText } from "plumbline/ui";
import type { video } from "./section.ts";

const Description = styledText({ maxWidth: "66ch", paddingTop: "0.75rem" });

type VideoProps = SectionProps<typeof video>;

const Stage = styled("div")(part("column", { maxWidth: "60rem" }));

const Film = styled("video")(({ theme }) => ({
  width: "100%",
  borderRadius: theme.shape.borderRadius,
  background: "#000",
  // Without a poster the aspect ratio is unknown until the video has loaded.
  '&[data-shape="unknown"]': { aspectRatio: "16 / 9" },
  // At full width, portrait films would be higher than a window.
  '&[data-shape="upright"]': { maxWidth: "24rem" },
}));

/** The maximum width of the poster, in device pixels. */
const POSTER_PIXELS = 1440;

export const Video = (props: VideoProps) => (
  <SectionFrame {...props}>
    <Stage>
      {props.elsewhere ? (
        <FrameOnRequest {...props.elsewhere} label={props.label} poster={props.poster} />
      ) : (
        <OwnFilm {...props} />
      )}
      {props.description && <Description>{props.description}</Description>}
    </Stage>
  </SectionFrame>
);

/** The site's own film, with the browser's controls. */
const OwnFilm = ({ files = [], label, poster, tracks }: VideoProps) => (
  <Film
    controls
    playsInline
    aria-label={label}
    {...(poster
      ? {
          preload: "none",
          poster: singleUrl(poster, POSTER_PIXELS),
          width: poster.width,
          height: poster.height,
          ...(poster.height > poster.width ? { "data-shape": "upright" } : {}),
        }
      : { preload: "metadata", "data-shape": "unknown" })}
  >
    {files.map(({ url, type }) => (
      <source key={url} src={url} type={type} />
    ))}
    {tracks.map(({ url, language, name }, index) => (
      <track
        key={url}
        kind="captions"
        src={url}
        srcLang={language}
        label={name}
        default={index === 0}
      />
    ))}
  </Film>
);
