import { type ComponentProps, createElement } from "react";
import type { Icon as IconShapes } from "../../model/values.ts";
import { Svg } from "./svg.tsx";

interface IconProps extends ComponentProps<"svg"> {
  shapes: IconShapes;
}

/** An icon of the config. It is decorative: the text beside it has the same meaning. */
export const Icon = ({ shapes, ...rest }: IconProps) => (
  <Svg {...rest}>
    {shapes.map(({ tag, attributes }) =>
      createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
    )}
  </Svg>
);
