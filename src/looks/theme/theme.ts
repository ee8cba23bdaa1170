import { createTheme, type Theme } from "@mui/material/styles";
import type { LookStyles } from "./look.ts";

/** A colour of the config's theme as a CSS variable, defined in colours.ts. */
export const colour = (name: ColourVariable): string => `var(--${name})`;

export type ColourVariable =
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

const solid = (name: ColourVariable, on: ColourVariable) => ({
  main: colour(name),
  light: colour(name),
  dark: colour(name),
  contrastText: colour(on),
});

const HEADING_FONT = "var(--font-heading)";

const heading = {
  fontFamily: HEADING_FONT,
  fontWeight: 800,
  textWrap: "balance",
  // Line breaks in the config are kept.
  whiteSpace: "pre-line",
};

/**
 * The MUI theme of a look. Its colours and fonts are CSS variables, so the styles are the same for all sites,
 * and the browser does not need the colours to compute them. MUI mixes tints with `alpha`, so that is CSS,
 * too.
 */
export function themeWith(look: LookStyles): Theme {
  const { h1, h2, h3 } = look.type;
  const theme = createTheme({
    look,
    palette: {
      primary: solid("accent", "onAccent"),
      error: solid("error", "card"),
      success: solid("success", "card"),
      text: { primary: colour("ink"), secondary: colour("muted") },
      background: { default: colour("paper"), paper: colour("card") },
      divider: colour("line"),
    },
    shape: { borderRadius: look.corner },
    breakpoints: { values: { xs: 0, sm: 600, md: 860, lg: 1180, xl: 1600 } },
    typography: {
      fontFamily: "var(--font-body)",
      h1: { ...heading, ...h1 },
      h2: { ...heading, ...h2 },
      h3: { ...heading, ...h3 },
      body1: { fontSize: "1.0625rem", lineHeight: 1.6 },
      body2: { fontSize: "0.9375rem", lineHeight: 1.55 },
      subtitle1: { fontSize: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)", lineHeight: 1.5 },
      overline: {
        fontFamily: "var(--font-label)",
        fontSize: "0.875rem",
        fontWeight: 700,
        letterSpacing: "0.02em",
        lineHeight: 1.4,
        textTransform: "none",
      },
    },
  });
  return Object.assign(theme, {
    alpha: (value: string, amount: number | string) =>
      `color-mix(in srgb, ${value} calc(${amount} * 100%), transparent)`,
  });
}
