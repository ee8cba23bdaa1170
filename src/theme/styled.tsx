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

/** What an element looks like, in a theme. What else varies is an attribute that the style asks for. */
export type Style = CSSObject | ((known: { theme: Theme }) => CSSObject);

/** What a part of the page (look.ts) looks like: as usual, but for what the site's look says of it. */
export const part =
  (name: keyof Parts, usual: Style = {}): Style =>
  ({ theme }) => ({ ...resolveStyle(theme, usual), ...theme.look.parts[name] });

const resolveStyle = (theme: Theme, style: Style) =>
  style instanceof Function ? style({ theme }) : style;

/** The classes of a site's styles: each is computed once, when it is first shown. */
export interface Sheet {
  cache: EmotionCache;
  theme: Theme;
  /** The class of some styles of which later ones win; known by the list's identity. */
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

/** The class of some styles on the page that is being rendered. */
export function useClass(styles: readonly Style[], more?: string): string {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error("What is styled has to stand in a Root (src/app/root.tsx).");
  const own = sheet.className(styles);
  return more === undefined ? own : `${own} ${more}`;
}

/** An element with a style; `as` makes it another element. */
export interface Styled<Props> extends FunctionComponent<Props & { as?: ElementType }> {
  base: ElementType;
  styles: readonly Style[];
}

/**
 * An element, or a component that takes a class, or what is styled already, with styles of its own. As
 * MUI's `styled`, but the class is computed once for a theme and not each time that it is shown.
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
