import type { EmotionCache } from "@emotion/cache";
import { type CSSObject, css } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import {
  createContext,
  createElement,
  type ElementType,
  type FunctionComponent,
  type JSX,
  use,
} from "react";
import type { Parts } from "./look.ts";

/** The style of an element in a theme. Variants are attributes that the style selects by. */
export type Style = CSSObject | ((known: { theme: Theme }) => CSSObject);

/** The style of a part (look.ts): the component's, overridden by that of the look. */
export const part =
  (name: keyof Parts, usual: Style = {}): Style =>
  ({ theme }) => ({ ...resolveStyle(theme, usual), ...theme.look.parts[name] });

const resolveStyle = (theme: Theme, style: Style) =>
  style instanceof Function ? style({ theme }) : style;

/** The class names of a site's styles, each computed once, when it is first used. */
export interface Sheet {
  cache: EmotionCache;
  theme: Theme;
  /** The class of a list of styles, in which later ones win; cached by the list's identity. */
  className(styles: readonly Style[]): string;
}

export function createSheet(cache: EmotionCache, theme: Theme): Sheet {
  const classes = new Map<readonly Style[], string>();
  return {
    cache,
    theme,
    className(styles) {
      const known = classes.get(styles);
      if (known !== undefined) return known;
      const made = css(...styles.map((style) => resolveStyle(theme, style)));
      const name = `${cache.key}-${made.name}`;
      if (!(made.name in cache.inserted)) cache.insert(`.${name}`, made, cache.sheet, true);
      classes.set(styles, name);
      return name;
    },
  };
}

export const SheetContext = createContext<Sheet | undefined>(undefined);

export function useClass(styles: readonly Style[], more?: string): string {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error("What is styled has to stand in a Root (src/client/root.tsx).");
  const own = sheet.className(styles);
  return more === undefined ? own : `${own} ${more}`;
}

/** An element with a style; `as` makes it another element. */
export interface Styled<Props> extends FunctionComponent<Props & { as?: ElementType }> {
  base: ElementType;
  styles: readonly Style[];
}

/**
 * An element, or a component with `className`, with styles. Like MUI's `styled`, but the class is
 * computed once per theme and not at each render.
 */
export function styled<Props extends object>(
  base: Styled<Props>,
): (...styles: Style[]) => Styled<Props>;
export function styled<Tag extends keyof JSX.IntrinsicElements>(
  base: Tag,
): (...styles: Style[]) => Styled<JSX.IntrinsicElements[Tag]>;
export function styled<Props extends { className?: string | undefined }>(
  base: FunctionComponent<Props>,
): (...styles: Style[]) => Styled<Props>;
export function styled(base: ElementType | Styled<object>) {
  const under = typeof base === "function" && "styles" in base ? base : { base, styles: [] };
  return (...styles: Style[]) => element(under.base, [...under.styles, ...styles]);
}

function element(base: ElementType, styles: readonly Style[]): Styled<object> {
  const Element = ({ as = base, className, ...props }: { as?: ElementType; className?: string }) =>
    createElement(as, { className: useClass(styles, className), ...props });
  return Object.assign(Element, { base, styles });
}
