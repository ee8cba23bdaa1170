import { HEADER_HEIGHT, LOW_WINDOW } from "../../looks/theme/global-styles.ts";
import { part, styled } from "../../looks/theme/styled.tsx";
import { LOGO_HEIGHT, LOGO_WIDTH } from "../../model/logo.ts";
import { PageContainer } from "../ui/section-frame.tsx";
import { MENU_BUTTON, UNFOLDED } from "./navigation-styles.tsx";
import { overStyles } from "./over-styles.ts";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: "var(--paper)",
  borderBottom: theme.look.edge,
  // The menu is positioned relative to it.
  [LOW_WINDOW]: { position: "relative" },
}));

const GAP = "1.5rem";

const Row = styled(PageContainer)({
  display: "flex",
  alignItems: "center",
  gap: GAP,
  minHeight: HEADER_HEIGHT,
});

/** The brand in its own row, above the menu, which remains at the top while the page scrolls. */
const CentredBar = styled(Bar)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { top: `calc(-1 * ${HEADER_HEIGHT})` },
  [UNFOLDED]: {
    "& nav details + div, & nav details:not([open]) + div": { paddingBottom: BELOW_MENU },
    "& nav li > ul": { marginTop: BELOW_MENU },
  },
}));

const BELOW_MENU = "0.625rem";

const CentredRow = styled(Row)(({ theme }) => ({
  flexDirection: "column",
  gap: 0,
  "& > a": {
    minHeight: HEADER_HEIGHT,
    maxWidth: `calc(100% - 2 * (${MENU_BUTTON} + 0.5rem))`,
    marginInline: "auto",
    textAlign: "center",
    [theme.breakpoints.up("md")]: { fontSize: "1.5rem" },
  },
}));

export const BARS = { beside: Bar, centred: CentredBar, over: styled(Bar)(overStyles) };
export const ROWS = { beside: Row, centred: CentredRow, over: Row };

export const Brand = styled("a")(
  part("brand", {
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    // It stays on one line as long as the menu's button fits.
    flex: "none",
    maxWidth: `calc(100% - ${MENU_BUTTON} - ${GAP})`,
    marginInlineEnd: "auto",
    paddingBlock: "0.5rem",
    color: "var(--ink)",
    fontFamily: "var(--font-label)",
    fontWeight: 800,
    // Limited, so that the header does not fill half of a phone with large text.
    fontSize: "min(1.0625rem, 5.5vw)",
    lineHeight: 1.1,
    textDecoration: "none",
    hyphens: "auto",
    overflowWrap: "anywhere",
  }),
  { "&::before, & > picture": { flex: "none" } },
);

/** A brand with a logo, which replaces the look's ornament and perhaps the name. */
export const LogoLink = styled(Brand)({
  "&::before": { display: "none" },
  "& img": {
    height: LOGO_HEIGHT,
    width: "auto",
    maxWidth: `min(${LOGO_WIDTH}px, 52vw)`,
    objectFit: "contain",
  },
  // Name and logo both shrink.
  "& > picture:not(:last-child) img": { maxWidth: `min(${LOGO_WIDTH}px, 30vw)` },
});
