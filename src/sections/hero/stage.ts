import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { containerEdge, OVERLAY, sectionPadding, styled } from "plumbline/ui";

/** The position of a hero's picture or video. */
export type PicturePosition = "phone" | keyof typeof STAGES;

/** The `sizes` of the picture in each position. */
export const SIZES: Record<PicturePosition, string> = {
  phone: "min(16rem, 60vw)",
  beside: "(min-width: 1180px) min(60rem, 50vw - 5.75rem), (min-width: 860px) 43vw, 92vw",
  above: "100vw",
  behind: "100vw",
  centred: "(min-width: 1180px) 69rem, 92vw",
  cover: "100vw",
};

const MEDIA = "& > :last-child";
const FILLING = { position: "absolute", inset: 0 } as const;

/** Has the look's corners; on a wide screen it extends to the edge of the window. */
const beside = (theme: Theme): CSSObject => ({
  [`${MEDIA} :is(img, video)`]: {
    maxHeight: "40rem",
    objectFit: "cover",
    borderRadius: theme.look.corner,
  },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: `${containerEdge(theme)} minmax(0, 7fr) minmax(0, 5fr) ${containerEdge(theme)}`,
    [MEDIA]: {
      gridColumn: "3 / -1",
      gridRow: 1,
      maxWidth: "60rem",
      marginInlineStart: "2rem",
      "& :is(img, video)": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
  },
});

const above = (theme: Theme): CSSObject => ({
  "& > :first-of-type": theme.look.parts.call,
  [MEDIA]: { gridColumn: "1 / -1", gridRow: 1, marginTop: `calc(-1 * ${sectionPadding(theme)})` },
  [`${MEDIA} :is(img, video)`]: {
    width: "100%",
    height: "clamp(13rem, 40vw, min(56vh, 38rem))",
    objectFit: "cover",
  },
});

const behind = (): CSSObject => ({
  minHeight: "min(60vh, 34rem)",
  isolation: "isolate",
  "--muted": "var(--ink)",
  "--link": "var(--ink)",
  "& > :first-of-type": { zIndex: 1 },
  [MEDIA]: FILLING,
  [`${MEDIA} :is(img, video)`]: { ...FILLING, width: "100%", height: "100%", objectFit: "cover" },
  [`${MEDIA}::after`]: OVERLAY,
  '[data-ground="card"] > & > :last-child::after': { background: "var(--card)" },
});

/** Below the text, in the page's column. */
const centred = ({ look }: Theme): CSSObject => ({
  [`${MEDIA} :is(img, video)`]: {
    width: "100%",
    maxHeight: "38rem",
    objectFit: "cover",
    borderRadius: look.corner,
  },
});

const FADE = "clamp(6rem, 18vh, 11rem)";

/** The picture fills the first screen. Only the text at its foot has the overlay, which fades above. */
const cover = (theme: Theme): CSSObject => ({
  ...behind(),
  minHeight: "min(92svh, 56rem)",
  marginBlock: `calc(-1 * ${sectionPadding(theme)})`,
  paddingTop: "min(40svh, 22rem)",
  alignItems: "end",
  overflow: "clip",
  "& > :first-of-type": {
    position: "relative",
    zIndex: 1,
    paddingBottom: "clamp(3.5rem, 6vw, 5rem)",
    "&::before": {
      ...OVERLAY,
      zIndex: -1,
      inset: `calc(-1 * ${FADE}) -100vw 0`,
      maskImage: `linear-gradient(transparent, #000 ${FADE})`,
    },
  },
  [`${MEDIA}::after`]: {},
  '[data-ground="card"] > & > :first-of-type::before': { background: "var(--card)" },
});

const ground = (theme: Theme): CSSObject => ({
  display: "grid",
  gridTemplateColumns: `${containerEdge(theme)} minmax(0, 1fr) ${containerEdge(theme)}`,
  alignItems: "center",
  gap: "clamp(2rem, 5vw, 4rem) 0",
  "& > *": { gridColumn: 2 },
});

/** The container of text and media, by layout; a page only has the CSS of its own layout. */
export const STAGES = {
  beside: styled("div")(
    ({ theme }) => ground(theme),
    ({ theme }) => beside(theme),
  ),
  above: styled("div")(
    ({ theme }) => ground(theme),
    ({ theme }) => above(theme),
  ),
  behind: styled("div")(({ theme }) => ground(theme), behind),
  centred: styled("div")(
    ({ theme }) => ground(theme),
    ({ theme }) => centred(theme),
  ),
  cover: styled("div")(
    ({ theme }) => ground(theme),
    ({ theme }) => cover(theme),
  ),
};
