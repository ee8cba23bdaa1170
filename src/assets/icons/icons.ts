import type { Theme } from "../../../schema/theme.ts";
import { once } from "../../lib/memoize.ts";
import type { Icon } from "../../model/values.ts";
import { drawnIcon, drawnNames } from "./icon-set.ts";

/**
 * The shapes of a Material icon: visitors load only the paths that a page draws, and no icon code.
 * Brands such as WhatsApp have only one style.
 */
export function readIcon(name: string, style: Theme["iconStyle"]): Icon | undefined {
  const key = `${name} ${style}`;
  if (!known.has(key)) known.set(key, shapesOf(name, style));
  return known.get(key);
}

/** Thousands of pages use the same few icons. */
const known = new Map<string, Icon | undefined>();

/** Reads icons again, when there are others. */
export const forgetIcons = (): void => known.clear();

function shapesOf(name: string, style: Theme["iconStyle"]): Icon | undefined {
  const drawn = drawnIcon(`${name}${style}`) ?? drawnIcon(name);
  return drawn === undefined ? undefined : JSON.parse(drawn);
}

/** The names of all icons, without styles. */
export const iconNames = once((): string[] =>
  drawnNames()
    .filter((name) => !/(Sharp|Rounded|Outlined|TwoTone)$/.test(name))
    .sort(),
);
