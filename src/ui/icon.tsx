import SvgIcon, { type SvgIconProps } from "@mui/material/SvgIcon";
import { createElement } from "react";
import type { Icon as IconShapes } from "../model/values.ts";

interface IconProps extends SvgIconProps {
  shapes: IconShapes;
}

/** An icon of the config; it is an ornament, the words beside it say the same. */
export const Icon = ({ shapes, ...rest }: IconProps) => (
  <SvgIcon {...rest}>
    {shapes.map(({ tag, attributes }) =>
      createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
    )}
  </SvgIcon>
);
