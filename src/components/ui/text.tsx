import type { CSSObject } from "@emotion/react";
import { type ComponentProps, createElement, type ElementType } from "react";
import { type Style, useClass } from "../../looks/theme/styled.tsx";

/** The element of each text variant of the theme. */
const ELEMENTS = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  subtitle1: "p",
  body1: "p",
  body2: "p",
  overline: "span",
} as const;

type TextVariant = keyof typeof ELEMENTS;

export interface TextProps extends Omit<ComponentProps<"div">, "color"> {
  variant?: TextVariant;
  color?: "textSecondary";
  /** Replaces the variant's element. */
  component?: ElementType;
}

const SECONDARY: Style = ({ theme }) => ({ color: theme.palette.text.secondary });

const variantStyles = (variant: TextVariant, own: readonly Style[]) => {
  const styles: Style[] = [
    ({ theme }) => ({ margin: 0, ...(theme.typography[variant] as CSSObject) }),
    ...own,
  ];
  return { plain: styles, textSecondary: [SECONDARY, ...styles] };
};

/** Text in the theme's variants, like MUI's `Typography`, with extra styles. */
export function styledText(...own: Style[]) {
  const known = new Map<TextVariant, ReturnType<typeof variantStyles>>();
  return function Text({ variant = "body1", color, component, className, ...props }: TextProps) {
    const styles = known.get(variant) ?? variantStyles(variant, own);
    known.set(variant, styles);
    const name = useClass(styles[color ?? "plain"], className);
    return createElement(component ?? ELEMENTS[variant], { className: name, ...props });
  };
}

/** A text in one of the theme's variants. */
export const Text = styledText();
