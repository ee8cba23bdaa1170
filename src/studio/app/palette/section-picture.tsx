import { Box, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useWidth } from "../controls/use-width.ts";
import { WORDS } from "../words/words.ts";

/** The width at which a section is drawn: wide enough for its columns. */
const DRAWN_WIDTH = 860;
const RATIO = 0.66;

/** Pictures are drawn one after the other, so that the studio stays quick. */
let drawing: Promise<unknown> = Promise.resolve();

/** Longer than this, the next picture does not wait. */
const PATIENCE_MS = 4000;

/** A section in the theme of the site: a page with this section alone, small and without a function. */
export function SectionPicture({ src }: { src: string }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const isSeen = useSeen(box);
  const [turn, setTurn] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const done = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isSeen) return;
    let isCurrent = true;
    drawing = drawing.then(
      () =>
        new Promise<void>((resolve) => {
          if (!isCurrent) return resolve();
          done.current = resolve;
          setTimeout(resolve, PATIENCE_MS);
          setTurn(src);
        }),
    );
    return () => {
      isCurrent = false;
      done.current?.();
    };
  }, [isSeen, src]);
  return (
    <Box
      ref={box}
      aria-hidden
      inert
      sx={{
        position: "relative",
        width: "100%",
        aspectRatio: 1 / RATIO,
        overflow: "hidden",
        bgcolor: "action.hover",
        pointerEvents: "none",
      }}
    >
      {turn === src && failed !== src && (
        <Box
          component="iframe"
          src={src}
          title=""
          tabIndex={-1}
          onLoad={({ currentTarget }: React.SyntheticEvent<HTMLIFrameElement>) => {
            if (!currentTarget.contentDocument?.querySelector("main")) setFailed(src);
            done.current?.();
          }}
          // From the left in all languages, since it is scaled from there; styles by MUI would be mirrored.
          style={{
            position: "absolute",
            left: 0,
            top: 0,
            width: DRAWN_WIDTH,
            height: DRAWN_WIDTH * RATIO,
            border: 0,
            transform: `scale(${width / DRAWN_WIDTH})`,
            transformOrigin: "0 0",
          }}
        />
      )}
      {failed === src && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {WORDS.palette.noPicture}
        </Typography>
      )}
    </Box>
  );
}

/** Whether an element has been in view, or near it. */
function useSeen(box: React.RefObject<HTMLDivElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, isSeen]);
  return isSeen;
}
