import { createContext, useContext } from "react";
import { Text, type TextProps } from "./text.tsx";

/** Whether the section around has no heading, so that the headings in it are a level higher. */
export const InUnheadedSection = createContext(false);

/** The level of a heading whose level is `level` in a section with a heading. */
export function useHeadingLevel<L extends 2 | 3 | 4>(level: L): 2 | 3 | 4 {
  const raised = level - (useContext(InUnheadedSection) ? 1 : 0);
  return raised >= 4 ? 4 : raised === 3 ? 3 : 2;
}

interface ItemHeadingProps extends Omit<TextProps, "variant" | "component"> {
  /** Its level in a section with a heading. */
  level?: 3 | 4;
}

/** The heading of a card or an entry in a section. */
export const ItemHeading = ({ level = 3, ...props }: ItemHeadingProps) => (
  <Text variant="h3" component={`h${useHeadingLevel(level)}`} {...props} />
);
