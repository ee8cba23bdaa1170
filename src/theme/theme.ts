import { createTheme } from "@mui/material/styles";

/** A colour of the config's theme as CSS; light, dark and bands give it its value (colours.ts). */
export const colour = (name: ColourName): string => `var(--${name})`;

export type ColourName =
  | "paper"
  | "card"
  | "ink"
  | "muted"
  | "line"
  | "accent"
  | "onAccent"
  | "link"
  | "error"
  | "success";

const solid = (name: ColourName, on: ColourName) => ({
  main: colour(name),
  light: colour(name),
  dark: colour(name),
  contrastText: colour(on),
});

const HEADING_FONT = "var(--font-heading)";

const heading = (fontSize: string, lineHeight: number) => ({
  fontFamily: HEADING_FONT,
  fontWeight: 800,
  fontSize,
  lineHeight,
  letterSpacing: "-0.015em",
  textWrap: "balance",
});

const base = createTheme({
  palette: {
    primary: solid("accent", "onAccent"),
    error: solid("error", "card"),
    success: solid("success", "card"),
    text: { primary: colour("ink"), secondary: colour("muted") },
    background: { default: colour("paper"), paper: colour("card") },
    divider: colour("line"),
  },
  shape: { borderRadius: 3 },
  breakpoints: { values: { xs: 0, sm: 600, md: 860, lg: 1180, xl: 1600 } },
  typography: {
    fontFamily: "var(--font-body)",
    // Text of twice the size must not make long words wider than a phone.
    h1: heading("min(11.6vw, clamp(2.4rem, 1.45rem + 4.3vw, 4.5rem))", 1),
    h2: heading("min(9vw, clamp(1.8rem, 1.3rem + 2.3vw, 3rem))", 1.05),
    h3: heading("clamp(1.15rem, 1.08rem + 0.35vw, 1.375rem)", 1.18),
    body1: { fontSize: "1.0625rem", lineHeight: 1.6 },
    body2: { fontSize: "0.9375rem", lineHeight: 1.55 },
    subtitle1: { fontSize: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)", lineHeight: 1.5 },
    overline: {
      fontFamily: HEADING_FONT,
      fontSize: "0.875rem",
      fontWeight: 700,
      letterSpacing: "0.02em",
      lineHeight: 1.4,
      textTransform: "none",
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiPaper: { defaultProps: { variant: "outlined", square: true } },
  },
});

/**
 * The one theme of every site. Its colours and fonts are names of CSS variables, so that styles are
 * the same for all configs and the browser needs no colours to compute them; MUI mixes tints with
 * `alpha`, which therefore has to be CSS too.
 */
export const theme = Object.assign(base, {
  alpha: (value: string, amount: number | string) =>
    `color-mix(in srgb, ${value} calc(${amount} * 100%), transparent)`,
});
