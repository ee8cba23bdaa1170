import { styled } from "@mui/material/styles";
import { FRAME_EDGE } from "../../theme/measure.ts";
import { SECTION_ROOM } from "../../ui/section-frame.tsx";

/** Where the picture or video of a hero stands. */
export type Place = "phone" | "beside" | "above" | "behind";

/** The `sizes` of the picture in each place. */
export const SIZES: Record<Place, string> = {
  phone: "min(16rem, 60vw)",
  beside: "(min-width: 1180px) min(60rem, 50vw - 5.75rem), (min-width: 860px) 43vw, 92vw",
  above: "100vw",
  behind: "100vw",
};

/** The words and what is shown, which reaches to the edge of the window. */
export const Stage = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: `${FRAME_EDGE} minmax(0, 1fr) ${FRAME_EDGE}`,
  alignItems: "center",
  gap: "clamp(2rem, 5vw, 4rem) 0",
  "& > *": { gridColumn: 2 },
  [theme.breakpoints.up("md")]: {
    '&[data-layout="beside"]': {
      gridTemplateColumns: `${FRAME_EDGE} minmax(0, 7fr) minmax(0, 5fr) ${FRAME_EDGE}`,
      "& > :last-child": { gridColumn: "3 / -1", gridRow: 1, marginInlineStart: "2rem" },
    },
  },
  '&[data-layout="above"] > :last-child': {
    gridColumn: "1 / -1",
    gridRow: 1,
    marginTop: `calc(-1 * ${SECTION_ROOM})`,
  },
  '&[data-layout="behind"]': {
    minHeight: "min(60vh, 34rem)",
    isolation: "isolate",
    "--muted": "var(--ink)",
    "--link": "var(--ink)",
    "& > :first-of-type": { zIndex: 1 },
  },
}));

/** A picture or video: beside the words with the motif's corners, or as wide as the window. */
export const Shown = styled("div")(({ theme }) => ({
  '[data-layout="beside"] > &': {
    maxWidth: "60rem",
    "& :is(img, video)": {
      maxHeight: "40rem",
      objectFit: "cover",
      borderRadius: theme.motif.corner,
      [theme.breakpoints.up("md")]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
  },
  '[data-layout="above"] > & :is(img, video)': {
    width: "100%",
    height: "clamp(13rem, 40vw, min(56vh, 38rem))",
    objectFit: "cover",
  },
  '[data-layout="behind"] > &': {
    position: "absolute",
    inset: 0,
    "& :is(img, video)": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      objectFit: "cover",
    },
    // As much of the ground as the words need to be read, whatever the picture (src/theme/colours.ts).
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: "var(--paper)",
      opacity: "var(--scrim)",
    },
    '[data-ground="card"] &::after': { background: "var(--card)" },
    "@media (forced-colors: active)": { "&::after": { opacity: 1 } },
  },
}));
