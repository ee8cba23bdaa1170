import { createTheme, type Theme } from "@mui/material/styles";
import { DIRECTION } from "./words/words.ts";

/** What fingers touch is larger. */
export const TOUCH = "@media (pointer: coarse)";

/** Where the system chooses all colours, states need lines, or its own colours. */
export const FORCED_COLOURS = "@media (forced-colors: active)";

const FOCUS = "2px solid var(--mui-palette-secondary-main)";

/** A button that keeps the focus while it can do nothing. */
const INACTIVE = {
  "&[aria-disabled=true]": {
    color: "var(--mui-palette-action-disabled)",
    backgroundColor: "transparent",
    cursor: "default",
    [FORCED_COLOURS]: { color: "GrayText" },
  },
} as const;

/** Ink and brass, like the tool that the builder is named after. What is chosen is marked by a line of brass. */
export const theme: Theme = createTheme({
  direction: DIRECTION,
  cssVariables: { colorSchemeSelector: "media" },
  colorSchemes: {
    light: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: "#16324f" },
        secondary: { main: "#8a5a00" },
        // Also readable as small words.
        warning: { main: "#8f4a00" },
        background: { default: "#f1efe9", paper: "#fbfaf7" },
        action: { selected: "#8a5a0021", hover: "#16324f0d" },
      },
    },
    dark: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: "#9cc4ee" },
        // Also readable as small words on a dialog.
        error: { main: "#ff9a90" },
        secondary: { main: "#e0b35a" },
        background: { default: "#12161b", paper: "#1a2027" },
        action: { selected: "#e0b35a24", hover: "#9cc4ee14" },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: "system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontSize: 13,
    button: { textTransform: "none", fontWeight: 600 },
    overline: { textTransform: "none", fontWeight: 700, fontSize: 13, letterSpacing: 0 },
    subtitle2: { fontWeight: 700, fontSize: 13 },
    h6: { fontSize: 18, fontWeight: 700, letterSpacing: "-0.01em" },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // For icons with a direction.
        ":root": { "--mirror": DIRECTION === "rtl" ? -1 : 1 },
        "@media (prefers-reduced-motion: reduce)": {
          "*": { transition: "none !important", animation: "none !important" },
        },
        [FORCED_COLOURS]: {
          "[role][aria-selected=true], [role][aria-current=true]": {
            borderInlineStart: "5px solid highlight",
          },
          "button[aria-pressed=true]": { outline: "3px solid highlight", outlineOffset: -3 },
        },
        // Words in another direction are cut off at their own end, and aligned like all others.
        "[dir=auto]:not(input, textarea)": { textAlign: ["-webkit-match-parent", "match-parent"] },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&.Mui-focusVisible": { outline: FOCUS, outlineOffset: -2 } } },
    },
    MuiTextField: {
      defaultProps: { size: "small", fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
    },
    // Labels are above their fields, so that long ones have room.
    MuiInputLabel: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          position: "static",
          transform: "none",
          maxWidth: "none",
          marginBottom: 4,
          whiteSpace: "normal",
          fontSize: 13,
          lineHeight: 1.35,
          fontWeight: 600,
          color: vars?.palette.text.primary,
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { top: 0, "& legend": { display: "none" } },
        root: ({ theme }) => ({
          backgroundColor: "#fff",
          [FORCED_COLOURS]: {
            "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "highlight" },
            "&.Mui-error .MuiOutlinedInput-notchedOutline": {
              borderStyle: "double",
              borderWidth: 4,
            },
          },
          ...theme.applyStyles("dark", { backgroundColor: theme.vars?.palette.background.default }),
        }),
      },
    },
    MuiFormHelperText: {
      // Problems have buttons and fields in it.
      defaultProps: { component: "div" } as object,
      styleOverrides: { root: { marginInline: 0 } },
    },
    MuiButton: {
      defaultProps: { size: "small", disableElevation: true },
      styleOverrides: {
        root: { ...INACTIVE, [TOUCH]: { minHeight: 44 } },
        contained: { [FORCED_COLOURS]: { border: "1px solid ButtonText" } },
      },
    },
    MuiIconButton: {
      defaultProps: { size: "small" },
      styleOverrides: { root: { ...INACTIVE, [TOUCH]: { minWidth: 44, minHeight: 44 } } },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          [TOUCH]: { minHeight: 44 },
          "&.Mui-selected, &.Mui-selected:hover": {
            backgroundColor: "var(--mui-palette-action-selected)",
            boxShadow: "inset 3px 0 var(--mui-palette-secondary-main)",
          },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        thumb: { [FORCED_COLOURS]: { forcedColorAdjust: "none", backgroundColor: "ButtonText" } },
        track: { [FORCED_COLOURS]: { border: "1px solid ButtonText", opacity: "1 !important" } },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    MuiDialog: {
      styleOverrides: {
        // What appears in a dialog makes it longer, and does not move its beginning.
        scrollPaper: { alignItems: "flex-start" },
        paper: {
          border: "1px solid var(--mui-palette-divider)",
          "&:not(.MuiDialog-paperFullScreen)": {
            marginBlockStart: "max(32px, 8vh)",
            maxHeight: "calc(100% - max(32px, 8vh) - 32px)",
          },
        },
      },
    },
    MuiPopover: { styleOverrides: { paper: { border: "1px solid var(--mui-palette-divider)" } } },
    MuiTooltip: { defaultProps: { arrow: true } },
  },
});
