import PauseIcon from "@mui/icons-material/PauseSharp";
import PlayIcon from "@mui/icons-material/PlayArrowSharp";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import type { SectionModel } from "../../model/route.ts";
import { singleUrl } from "../../ui/picture.tsx";
import { type Film, watchFilm } from "./film.ts";

type Video = NonNullable<SectionModel<"hero">["video"]>;

const Stage = styled("div")({ position: "relative", width: "100%" });

const Toggle = styled(ButtonBase)({
  position: "absolute",
  right: "0.75rem",
  bottom: "0.75rem",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: 3,
  background: "#14202B",
  color: "#F7F4EE",
  border: "2px solid #F7F4EE",
  transition: "background-color 140ms ease-out, color 140ms ease-out",
  "&:hover": { background: "#F7F4EE", color: "#14202B" },
  "&:active": { transform: "translateY(1px)" },
  "&:focus-visible": { outline: "3px solid var(--link)", outlineOffset: 2 },
  // Before the page's script runs the button could do nothing.
  "&[hidden]": { display: "none" },
});

interface LoopingVideoProps extends Video {
  /** How wide the poster is shown at most, in pixels of a sharp screen. */
  posterPixels: number;
}

/**
 * A silent loop over its poster. It starts by itself once the page is there and it can be seen,
 * unless the visitor's device asks for less motion or less data; the button works either way.
 */
export function LoopingVideo({ files, poster, label, posterPixels }: LoopingVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const film = useRef<Film>(undefined);
  const [isWatched, setWatched] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!video.current) return;
    film.current = watchFilm(video.current, () => setWatched(true));
    return () => film.current?.leave();
  }, []);
  return (
    <Stage>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={singleUrl(poster, posterPixels)}
        width={poster.width}
        height={poster.height}
        aria-label={label}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {files.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
      <Toggle
        hidden={!isWatched}
        aria-label={isPlaying ? "Pause the film" : "Play the film"}
        onClick={() => film.current?.toggle()}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Toggle>
    </Stage>
  );
}
