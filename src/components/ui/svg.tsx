import type { ComponentProps, ReactNode } from "react";
import { styled } from "../../looks/theme/styled.tsx";

const Drawing = styled("svg")({
  display: "inline-block",
  flexShrink: 0,
  width: "1em",
  height: "1em",
  fontSize: "1.5rem",
  fill: "currentColor",
  userSelect: "none",
});

/**
 * A drawing on the 24 by 24 grid of MUI's icons. It is decorative: the text beside it has the same
 * meaning.
 */
export const Svg = (props: ComponentProps<"svg">) => (
  <Drawing aria-hidden focusable="false" viewBox="0 0 24 24" {...props} />
);

/** Replaces the `createSvgIcon` of @mui/icons-material in our bundles: src/render/bundle/bundle-settings.ts. */
export const createSvgIcon = (shapes: ReactNode) => (props: ComponentProps<"svg">) => (
  <Svg {...props}>{shapes}</Svg>
);
