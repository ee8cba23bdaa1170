import { createTheme } from "@mui/material/styles";
import { DIRECTION } from "./words/words.ts";

/** Ink and brass, like the tool that the builder is named after. */
export const theme = createTheme({
  direction: DIRECTION,
  cssVariables: { colorSchemeSelector: "media" },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: "#16324f" },
        secondary: { main: "#8a5a00" },
        background: { default: "#f1efe9", paper: "#fbfaf7" },
      },
    },
    dark: {
      palette: {
        primary: { main: "#9cc4ee" },
        secondary: { main: "#e0b35a" },
        background: { default: "#12161b", paper: "#1a2027" },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: "system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontSize: 13,
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        "@media (prefers-reduced-motion: reduce)": {
          "*": { transition: "none !important", animation: "none !important" },
        },
      },
    },
    MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
    MuiButton: { defaultProps: { size: "small", disableElevation: true } },
    MuiIconButton: { defaultProps: { size: "small" } },
    MuiTooltip: { defaultProps: { arrow: true } },
  },
});
