import type { CSSObject } from "@emotion/react";
import { onBand } from "../../looks/theme/css.ts";
import { HEADER_HEIGHT } from "../../looks/theme/global-styles.ts";
import { UNFOLDED } from "./navigation-styles.tsx";

/** The header of a page that starts with a picture across the window, which `main` marks. */
const over = (...values: string[]) =>
  `&:has(+ main > [data-under-header]${values.length > 0 ? `:is(${values.map((value) => `[data-under-header="${value}"]`).join()})` : ""})`;

const OVER = over();
const MAIN = `${OVER} + main`;
const COVER = `${MAIN} > [data-under-header] + *`;

/** Above a dark background, and above a picture without its own layer. */
const ON_DARK = over("ink", "picture");
const ON_PICTURE = over("picture");

const NONE = { background: "none", borderColor: "transparent" } as const;

/** The height of the links to other languages, or of breadcrumbs. */
const LINE = "2.75rem";
const FADE = "6rem";

/** The layer between a picture and text (src/looks/theme/colours.ts). Below the text, it fades. */
const scrim = (fade: string): CSSObject => ({
  content: '""',
  position: "absolute",
  zIndex: -1,
  inset: `0 0 calc(-1 * ${fade})`,
  background: "var(--band)",
  opacity: "var(--scrim)",
  maskImage: `linear-gradient(#000 calc(100% - ${fade}), transparent)`,
  pointerEvents: "none",
});

/** What is above the first section in the page is above its picture, too: all of it is in one grid. */
const page: CSSObject = {
  [MAIN]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: `${HEADER_HEIGHT} auto auto 1fr`,
    "--lines": "0rem",
  },
  [`${MAIN}:has(> nav)`]: { "--lines": LINE },
  [`${MAIN}:has(> nav + nav)`]: { "--lines": `calc(2 * ${LINE})` },
  [`${MAIN} > *`]: { gridColumn: 1 },
  [`${MAIN} > nav`]: {
    position: "relative",
    zIndex: 2,
    gridRow: 2,
    marginInlineEnd: 0,
    borderColor: "transparent",
  },
  // The layer over the picture is for the colour of text.
  [`${MAIN} > nav *`]: { "--link": "var(--ink)", "--muted": "var(--ink)" },
  [`${MAIN} > nav + nav`]: { gridRow: 3 },
  [COVER]: { gridArea: "1 / 1 / 5", borderStartStartRadius: 0, borderStartEndRadius: 0 },
  [`${OVER}:not(:has(+ main > [data-under-header="picture"])) + main > [data-under-header] + *`]: {
    paddingTop: `calc(${HEADER_HEIGHT} + var(--lines) + clamp(2.5rem, 7vw, 6rem))`,
  },
  [`${ON_DARK} + main > nav`]: { ...onBand, ...NONE },
  [`${ON_PICTURE} + main > nav::before`]: scrim(FADE),
};

/**
 * A header without a background over the first section of a page; on other pages it is as usual. Once the
 * page scrolls, it has a background, where browsers know how; elsewhere it scrolls away.
 */
export const overStyles: CSSObject = {
  [OVER]: { ...NONE, position: "absolute", insetInline: 0 },
  [over("card")]: { "--paper": "var(--card)" },
  [ON_DARK]: { ...onBand, ...NONE },
  [`${ON_PICTURE}::before`]: scrim(FADE),
  // The fade would be over the links below.
  [`${over("picture")}:has(+ main > nav)::before`]: scrim("0rem"),
  [UNFOLDED]: { "& nav details + div": { background: "none" } },
  "& img[data-on-dark]": { display: "none" },
  [`${ON_DARK} img[data-on-dark]`]: { display: "block" },
  [`${ON_DARK} img[data-on-dark] + picture`]: { display: "none" },
  ...page,
  "@keyframes header-over": { to: { background: "var(--paper)", borderColor: "var(--line)" } },
  "@media (prefers-reduced-motion: no-preference) and (min-height: 22.01rem)": {
    "@supports (animation-timeline: scroll())": {
      [OVER]: {
        position: "fixed",
        animation: "header-over linear both",
        animationTimeline: "scroll()",
        animationRange: "0 3rem",
      },
    },
  },
  "@media (forced-colors: active)": {
    [`${OVER}, ${MAIN} > nav`]: { background: "Canvas !important" },
  },
};
