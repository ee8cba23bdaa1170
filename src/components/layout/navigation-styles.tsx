import { GUTTER } from "../../looks/theme/css.ts";
import { HEADER_HEIGHT } from "../../looks/theme/global-styles.ts";
import { styled } from "../../looks/theme/styled.tsx";

/** The minimum size of a touch target. */
export const MENU_BUTTON = "3rem";

/**
 * As wide as the links in one row, if they fit. Otherwise the measuring row wraps, and the frame beside
 * it gets the full width: by its width it knows whether to fold.
 */
export const Nav = styled("nav")({
  display: "flex",
  flexWrap: "wrap",
  alignSelf: "stretch",
  minWidth: MENU_BUTTON,
});

export const Frame = styled("div")({
  containerType: "inline-size",
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: "1 1 1px",
  minWidth: 1,
  minHeight: "100%",
});

export const UNFOLDED = "@container (max-width: 1rem)";

export const GAP = "1.75rem";
const ON_ONE_LINE = { "& a, & [data-style]": { whiteSpace: "nowrap" } } as const;

/** An invisible copy of the links in one row, for measuring. */
export const Measure = styled("div")({
  ...ON_ONE_LINE,
  display: "flex",
  gap: GAP,
  flex: "0 1 auto",
  maxWidth: "100%",
  height: 0,
  overflow: "hidden",
  visibility: "hidden",
  fontWeight: 600,
  whiteSpace: "nowrap",
  "& [data-words]::before": { content: "attr(data-words)" },
});

/** The menu's button; it works without a script. */
export const Menu = styled("details")(({ theme }) => ({
  marginInlineStart: "auto",
  [UNFOLDED]: { display: "none" },
  "& > summary": {
    display: "grid",
    placeItems: "center",
    width: MENU_BUTTON,
    height: MENU_BUTTON,
    marginInlineEnd: "-0.5rem",
    borderRadius: theme.look.corner,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: "var(--ink)", color: "var(--paper)" },
    "& svg": { gridArea: "1 / 1" },
  },
  "&[open] > summary svg:first-of-type, &:not([open]) > summary svg:last-of-type": {
    visibility: "hidden",
  },
}));

/** The links: in a row if they fit, otherwise below the header while the menu is open. */
export const Panel = styled("div")(({ theme }) => ({
  position: "absolute",
  insetInlineEnd: `calc(-1 * ${GUTTER})`,
  top: "100%",
  width: "100vw",
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
  overflowY: "auto",
  padding: `0.5rem ${GUTTER} 1.5rem`,
  background: "var(--paper)",
  borderBlock: theme.look.edge,
  "& ul": { marginBottom: "1.25rem" },
  "& li": { borderBottom: "1px solid var(--line)" },
  "& li > a": { display: "block", paddingBlock: "0.75rem" },
  "& a:not([data-style])": {
    color: "var(--ink)",
    fontWeight: 600,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textDecorationThickness: "2px" },
  },
  "details:not([open]) + &": { display: "none" },
  [theme.breakpoints.up("sm")]: {
    insetInlineEnd: "-0.5rem",
    width: "22rem",
    paddingInline: "1.5rem",
    border: theme.look.edge,
  },
  [UNFOLDED]: {
    "&, details:not([open]) + &": {
      ...ON_ONE_LINE,
      position: "static",
      display: "flex",
      alignItems: "center",
      gap: GAP,
      flex: "none",
      width: "max-content",
      maxHeight: "none",
      overflow: "visible",
      padding: 0,
      border: 0,
    },
    "& ul": { display: "flex", gap: GAP, margin: 0 },
    "& li": { border: 0 },
  },
}));

/** Centred below the brand. Folded, its button is beside the brand. */
export const CentredNav = styled(Nav)({
  alignSelf: "center",
  maxWidth: "100%",
});

export const CentredMenu = styled(Menu)({
  position: "absolute",
  insetInlineEnd: 0,
  bottom: `calc(100% + (${HEADER_HEIGHT} - ${MENU_BUTTON}) / 2)`,
});
