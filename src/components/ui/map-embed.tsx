import type { Theme } from "@mui/material/styles";
import { type MouseEvent, useState } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import type { MapModel } from "../../model/location.ts";
import { linkProps, NewTabHint } from "./anchor.tsx";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** `of` names the location if there are several maps. */
type MapEmbedProps = MapModel & { of?: string };

const embedShape = ({ theme }: { theme: Theme }) => ({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  maxHeight: "28rem",
  border: theme.look.edge,
  borderRadius: theme.look.corner,
});

const Embed = styled("iframe")(embedShape);

/** A drawn street grid, shown until a visitor asks for the map. */
const Placeholder = styled("a")(embedShape, ({ theme }) => ({
  display: "grid",
  placeItems: "end start",
  padding: "1rem",
  background: [
    "linear-gradient(28deg, transparent 46%, var(--line) 46% 50%, transparent 50%)",
    "linear-gradient(118deg, transparent 30%, var(--line) 30% 33%, transparent 33%)",
    "repeating-linear-gradient(118deg, var(--line) 0 2px, transparent 2px 3.25rem)",
    "repeating-linear-gradient(28deg, var(--line) 0 2px, transparent 2px 4.5rem)",
    "var(--card)",
  ].join(", "),
  "& > span": {
    padding: "0.5rem 0.875rem",
    background: "var(--accent)",
    border: "2px solid var(--accentEdge)",
    borderRadius: theme.look.corner,
    color: "var(--onAccent)",
    fontWeight: 600,
  },
  "&:hover > span": { background: "var(--onAccent)", color: "var(--accent)" },
  "&:active > span": { transform: "translateY(2px)" },
}));

/**
 * The map in an iframe. Without JavaScript its placeholder is a link to the map's page. With JavaScript,
 * a click replaces it by the map; no other host is called before.
 */
export function MapEmbed({ embedUrl, linkUrl, title, load, of }: MapEmbedProps) {
  const texts = useTexts("map");
  const [shown, setShown] = useState(load === "visible");
  if (shown) {
    // Keyboard users continue from the map.
    return (
      <Embed
        ref={load === "click" ? (iframe) => iframe?.focus() : undefined}
        src={embedUrl}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    );
  }
  const link = { href: linkUrl, newTab: true } as const;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setShown(true);
  };
  return (
    <Placeholder {...linkProps(link)} onClick={show}>
      <span>
        {texts.show}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
        <NewTabHint link={link} />
      </span>
    </Placeholder>
  );
}
