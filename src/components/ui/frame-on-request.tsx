import PlayIcon from "@mui/icons-material/PlayArrowSharp";
import { type MouseEvent, type ReactNode, useState } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import type { Link, Media } from "../../model/values.ts";
import { linkProps, NewTabHint } from "./anchor.tsx";
import { singleUrl } from "./picture.tsx";
import { styledText } from "./text.tsx";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Source = styledText({ paddingTop: "0.625rem" });

/** Has the aspect ratio of a film, but is at least as high as its text. */
const Screen = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  aspectRatio: "16 / 9",
  overflow: "clip",
  borderRadius: theme.shape.borderRadius,
  background: "#000",
  "& img, &:not([data-shape]) > iframe": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    border: 0,
    objectFit: "cover",
  },
  // A page of another site is as high as it needs, and scrolls within its frame.
  '&[data-shape="page"]': {
    aspectRatio: "auto",
    minHeight: "16rem",
    background: "var(--card)",
    border: theme.look.edge,
    "& > iframe": { display: "block", width: "100%", border: 0, background: "#fff" },
  },
  "@media print": { "&:has(> iframe)": { display: "none" } },
}));

const Play = styled("a")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  background: "var(--band)",
  textDecoration: "none",
  "& > span": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    margin: "1rem",
    padding: "0.75rem 1.25rem",
    background: "var(--accent)",
    border: "2px solid var(--accentEdge)",
    borderRadius: theme.shape.borderRadius,
    color: "var(--onAccent)",
    fontWeight: 700,
    transition: "background-color 140ms ease-out, color 140ms ease-out",
  },
  "&:hover > span": { background: "var(--onAccent)", color: "var(--accent)" },
  "&:active > span": { transform: "translateY(2px)" },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible > span": { outline: "3px solid var(--onBand)", outlineOffset: 3 },
}));

interface FrameOnRequestProps {
  embedUrl: string;
  /** The page with the same content, also for browsers without JavaScript. */
  link: Link;
  /** The button's text, if it is not the one for films. */
  show?: string | undefined;
  /** The company, and what it learns about the visitor. */
  source: ReactNode;
  /** What it shows, for screen readers. */
  label: string;
  poster?: Media | undefined;
  /** The height of a page in pixels; otherwise it has the shape of a film. */
  height?: number | undefined;
}

/** The maximum width of the poster, in device pixels. */
const POSTER_PIXELS = 1440;

/**
 * A film or other content of another company. Without JavaScript it is a link to a page there. With
 * JavaScript, a click replaces it by the frame; no other host is called before.
 */
export function FrameOnRequest({
  embedUrl,
  link,
  show: words,
  source,
  label,
  poster,
  height,
}: FrameOnRequestProps) {
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  };
  return (
    <>
      <Screen {...(height !== undefined && { "data-shape": "page" })}>
        {isShown ? (
          // Keyboard users continue from the frame. YouTube refuses to play without a referrer.
          <iframe
            ref={(iframe) => iframe?.focus()}
            src={embedUrl}
            title={label}
            height={height}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <PlayLink link={link} show={words} label={label} poster={poster} onClick={show} />
        )}
      </Screen>
      <Source variant="body2" color="textSecondary">
        {source}
      </Source>
    </>
  );
}

type PlayLinkProps = Pick<FrameOnRequestProps, "link" | "show" | "label" | "poster"> & {
  onClick: (event: MouseEvent) => void;
};

function PlayLink({ link, show, label, poster, onClick }: PlayLinkProps) {
  return (
    <Play {...linkProps(link)} onClick={onClick} data-acts="">
      {poster && (
        <img
          src={singleUrl(poster, POSTER_PIXELS)}
          width={poster.width}
          height={poster.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        {show === undefined && <PlayIcon aria-hidden />}
        <span>
          {show ?? <PlayFilm />}
          <VisuallyHidden> {label}</VisuallyHidden>
          <NewTabHint link={link} />
        </span>
      </span>
    </Play>
  );
}

const PlayFilm = () => useTexts("video").play;
