import { Box, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { WORDS } from "../words/words.ts";
import { type Tested, test } from "./findings.ts";
import { type Place, placeIn, returnTo } from "./place.ts";

interface BenchFrameProps {
  src: string;
  name: string;
  width: number;
  /** The width that there is for it; a wider section is scaled. */
  room: number;
  /** One frame is as high as the window, several are as high as their sections. */
  isAlone: boolean;
  /** For the width that somebody drags. */
  onWidth: ((width: number) => void) | undefined;
  onTested(name: string, tested: Tested): void;
}

const MOST_HEIGHT = 4000;

/** A section at a width. If its code changes, it is loaded again, and shows the same place. */
export function BenchFrame(props: BenchFrameProps) {
  const { src, name, width, room, isAlone, onWidth, onTested } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<Place>(undefined);
  // Another address replaces the page of the frame, so that "back" leads out of the workbench.
  const [first] = useState(src);
  const current = useRef(src);
  const [height, setHeight] = useState(300);
  useEffect(() => {
    if (current.current === src || !frame.current) return;
    current.current = src;
    place.current = placeIn(frame.current);
    onTested(name, "testing");
    frame.current.contentWindow?.location.replace(src);
  }, [src, name, onTested]);
  const onLoad = () => {
    if (!frame.current) return;
    if (!isAlone) setHeight(heightOf(frame.current));
    returnTo(frame.current, place.current);
    void test(frame.current).then((found) => onTested(name, found));
  };
  const scale = Math.min(1, room / width);
  return (
    <Box
      component="figure"
      sx={{ m: 0, flexShrink: 0, display: "flex", flexDirection: "column", ...(isAlone && ALONE) }}
    >
      <Typography component="figcaption" variant="caption" color="textSecondary">
        <bdi>{name}</bdi> · <bdi>{WORDS.workbench.pixels(width)}</bdi>
        {scale < 1 && " · "}
        {scale < 1 && <bdi>{WORDS.workbench.scaled(Math.round(100 * scale))}</bdi>}
      </Typography>
      <Resizable
        width={width * scale}
        height={isAlone ? undefined : height * scale}
        onWidth={onWidth && ((dragged) => onWidth(Math.round(dragged / scale)))}
      >
        <iframe
          ref={frame}
          title={name}
          src={first}
          onLoad={onLoad}
          // From the left in all languages, since it is scaled from there; styles by MUI would be mirrored.
          style={{
            position: "absolute",
            left: 0,
            top: 0,
            width: `${100 / scale}%`,
            height: `${100 / scale}%`,
            border: 0,
            transform: scale < 1 ? `scale(${scale})` : "none",
            transformOrigin: "0 0",
          }}
        />
      </Resizable>
    </Box>
  );
}

/** One frame is as high as there is room. */
const ALONE = { height: "100%", minHeight: "min(600px, 80dvh)" };

/** The height of a section. A page that is as high as its window does not grow with it. */
const heightOf = ({ contentDocument }: HTMLIFrameElement) =>
  Math.min(contentDocument?.querySelector("main, pre")?.scrollHeight ?? 0, MOST_HEIGHT);

interface ResizableProps {
  width: number;
  /** Without one, it fills its container. */
  height: number | undefined;
  onWidth: ((width: number) => void) | undefined;
  children: React.ReactNode;
}

/** A box whose edge can be dragged. */
function Resizable({ width, height, onWidth, children }: ResizableProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current || !onWidth) return;
    // The chosen width is in the styles.
    current.style.width = "";
    const observer = new ResizeObserver(() => {
      // While somebody drags the edge, the browser writes the width there.
      const dragged = Number.parseInt(current.style.width, 10);
      if (dragged && Math.abs(dragged - width) > 1) onWidth(dragged);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [onWidth, width]);
  return (
    <Box
      ref={box}
      sx={{
        position: "relative",
        // Below the page, there is the corner to drag.
        pb: onWidth ? "12px" : 0,
        boxSizing: "content-box",
        width,
        ...(height === undefined ? { flex: 1 } : { height }),
        overflow: "hidden",
        resize: onWidth ? "horizontal" : "none",
        border: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
      }}
    >
      <Box sx={{ position: "relative", height: "100%" }}>{children}</Box>
    </Box>
  );
}
