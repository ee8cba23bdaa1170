import PauseIcon from "@mui/icons-material/PauseSharp";
import PlayIcon from "@mui/icons-material/PlayArrowSharp";
import type { SectionProps } from "plumbline/kit";
import {
  ButtonBase,
  type FilmEvent,
  GUTTER,
  singleUrl,
  styled,
  useTexts,
  VisuallyHidden,
} from "plumbline/ui";
import { useEffect, useRef } from "react";
import { BESIDE_PHONE } from "./phone-frame.tsx";
import type { hero } from "./section.ts";
import type { PicturePosition } from "./stage.ts";

type Video = NonNullable<SectionProps<typeof hero>["video"]>;

/** Beside the text, the button is below the video and does not cover it. */
const Film = styled("div")({
  width: "100%",
  '&[data-place="beside"], &[data-place="above"]': { position: "relative" },
  '&[data-place="beside"]': { paddingBottom: "calc(44px + 0.75rem)" },
});

/** At the lower corner of a film as wide as the window, above everything on it. */
const ON_FILM = {
  zIndex: 2,
  insetInlineStart: "auto",
  insetInlineEnd: GUTTER,
  bottom: "0.75rem",
} as const;

const Toggle = styled(ButtonBase)(({ theme }) => ({
  position: "absolute",
  insetInlineStart: 0,
  bottom: 0,
  width: 44,
  height: 44,
  borderRadius: theme.look.corner,
  background: "#14202B",
  color: "#F7F4EE",
  border: "2px solid #F7F4EE",
  transition: "background-color 140ms ease-out, color 140ms ease-out",
  "&:hover": { background: "#F7F4EE", color: "#14202B" },
  "&:active": { transform: "translateY(1px)" },
  // Inside the button, since the film around it may have any colour.
  "&:focus-visible": { outline: "3px solid currentColor", outlineOffset: -8 },
  '[data-place="phone"] > &': BESIDE_PHONE,
  '[data-place="above"] > &': ON_FILM,
  '[data-place="behind"] > &': ON_FILM,
  // Hidden until the script runs the film.
  "&[hidden]": { display: "none" },
  "[data-playing] > & > :first-of-type, *:not([data-playing]) > & > :last-of-type": {
    display: "none",
  },
}));

interface LoopingVideoProps extends Video {
  place: PicturePosition;
}

/** The maximum width of the poster, in device pixels. */
const POSTER_PIXELS = { phone: 720, beside: 1440, above: 1920, behind: 1920 };

/** Where its button is. */
const BUTTON_PLACES = { centred: "above", cover: "behind" } as const;

/**
 * A silent loop over its poster. The page's script runs it (src/components/ui/film.ts) without the app; an
 * event announces videos on pages that the app renders.
 */
export function LoopingVideo({ files, poster, label, place: position }: LoopingVideoProps) {
  const place = position === "centred" || position === "cover" ? BUTTON_PLACES[position] : position;
  const texts = useTexts("video");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const name: FilmEvent = "plumbline:film";
    video.current?.dispatchEvent(new Event(name, { bubbles: true }));
  }, []);
  return (
    <Film data-place={place}>
      {/* A video without controls has no accessible name, so hidden text describes it. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={singleUrl(poster, POSTER_PIXELS[place])}
        width={poster.width}
        height={poster.height}
        aria-hidden
      >
        {files.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
      <Toggle hidden aria-label={texts.play} data-play={texts.play} data-pause={texts.pause}>
        <PlayIcon />
        <PauseIcon />
      </Toggle>
    </Film>
  );
}
