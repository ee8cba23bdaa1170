import type { CSSObject } from "@emotion/react";
import { HEADER_HEIGHT } from "../../looks/theme/global-styles.ts";
import { styled } from "../../looks/theme/styled.tsx";
import { Measure, Panel, UNFOLDED } from "./navigation-styles.tsx";

const CHEVRON = "1.5rem";
const ENTRY = "& > ul > li";

/** A menu of two levels, measured with its buttons. */
export const LevelsMeasure = styled(Measure)({ "& [data-sub]": { paddingInlineEnd: CHEVRON } });

/** Within the phone's menu: the entry and its button in a line, the links below, as wide as the menu. */
const folded: CSSObject = {
  [ENTRY]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  [`${ENTRY} > :is(ul, details:first-child)`]: { gridColumn: "1 / -1" },
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minWidth: "3rem",
    minHeight: "3rem",
    color: "var(--ink)",
    fontWeight: 600,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& span": { minWidth: 0, overflowWrap: "anywhere" },
    "& svg": { marginInlineStart: "auto", transition: "rotate 140ms ease-out" },
    "&:hover > span": { textDecoration: "underline", textDecorationThickness: "2px" },
  },
  "& details[open] svg": { rotate: "180deg" },
  "& details:not([open]) + ul": { display: "none" },
  "& li > ul": { margin: "0 0 0.75rem", borderInlineStart: "2px solid var(--line)" },
  "& li li": { border: 0 },
  "& li li > a:not([data-style])": {
    paddingBlock: "0.625rem",
    paddingInline: "1rem 0",
    fontWeight: 400,
  },
  "& a:not([data-style])[aria-current], & summary[aria-current] > span": {
    textDecoration: "underline",
    textDecorationThickness: "2px",
  },
  "& li li > a:not([data-style])[aria-current]": { fontWeight: 600 },
};

/** In the row, a sub-menu is below its entry. */
const unfolded: CSSObject = {
  "& > ul": { alignSelf: "stretch" },
  "&, details:not([open]) + &": { alignSelf: "stretch" },
  [ENTRY]: { display: "flex", position: "relative" },
  [`${ENTRY} > :is(ul, details:first-child)`]: { gridColumn: "auto" },
  "& summary": {
    justifyContent: "start",
    minWidth: CHEVRON,
    minHeight: "2.75rem",
    "& span": { overflowWrap: "normal", whiteSpace: "nowrap" },
    "& svg": { marginInlineStart: 0, width: CHEVRON, fontSize: "1.25rem" },
  },
  "& li > ul": {
    display: "block",
    position: "absolute",
    zIndex: 1,
    insetInlineEnd: 0,
    top: "100%",
    width: "max-content",
    minWidth: "13rem",
    maxWidth: "min(22rem, 90vw)",
    maxHeight: `calc(100dvh - ${HEADER_HEIGHT} - 1rem)`,
    overflowY: "auto",
    margin: 0,
    padding: "0.5rem",
    background: "var(--paper)",
  },
  "& li li > a:not([data-style])": { padding: "0.5rem 0.75rem", whiteSpace: "normal" },
  "@media (min-width: 1180px)": { "& li > ul[data-long]": { columns: 2, maxWidth: "36rem" } },
  "& li li": { breakInside: "avoid" },
};

/** Where browsers know it, a sub-menu starts at its entry, or ends there if it would not fit. */
const anchored: CSSObject = {
  [ENTRY]: { anchorName: "--entry", anchorScope: "--entry" },
  "& li > ul": {
    position: "fixed",
    positionAnchor: "--entry",
    insetInlineStart: "calc(anchor(start) - 1.25rem)",
    insetInlineEnd: "auto",
    top: "anchor(bottom)",
    positionTryFallbacks: "flip-inline",
  },
};

/** The links of a menu of two levels. */
export const LevelsPanel = styled(Panel)(folded, ({ theme }) => ({
  [UNFOLDED]: {
    ...unfolded,
    "& li > ul": {
      ...Object(unfolded["& li > ul"]),
      border: theme.look.edge,
      borderRadius: `0 0 ${theme.look.corner}px ${theme.look.corner}px`,
    },
    "@supports (position-try-fallbacks: flip-inline)": anchored,
  },
}));
