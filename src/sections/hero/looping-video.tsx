import PauseIcon from "@mui/icons-material/PauseSharp";
import PlayIcon from "@mui/icons-material/PlayArrowSharp";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import type { SectionModel } from "../../model/route.ts";

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
  // Without a script the button could do nothing.
  "@media (scripting: none)": { display: "none" },
});

/**
 * A silent loop over its poster. It starts by itself once the page runs, unless the visitor's device
 * asks for less motion or less data; the button works either way.
 */
export function LoopingVideo({ files, poster, label }: Video) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!wantsStillness()) void video.current?.play().catch(() => undefined);
  }, []);
  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play().catch(() => undefined);
  };
  return (
    <Stage>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={poster.url}
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
      <Toggle aria-label={playing ? "Pause the film" : "Play the film"} onClick={toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </Toggle>
    </Stage>
  );
}

function wantsStillness(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}
