import { onDemand } from "plumbline:looks";
import type { Theme } from "@mui/material/styles";
import { themeWith } from "../theme/theme.ts";

const themes = new Map<string, Theme>();

/** Sees to it that pages with a look can be rendered: it comes with the first of them, and a site has one. */
export async function loadLook(name: string): Promise<void> {
  const styles = themes.has(name) ? undefined : await onDemand[name]?.();
  if (styles) themes.set(name, themeWith(styles));
}

/** Sees to it that pages with any look can be rendered. */
export const loadAllLooks = () => Promise.all(Object.keys(onDemand).map(loadLook));

/** The theme of a look that is loaded. */
export function loadedTheme(name: string): Theme {
  const theme = themes.get(name);
  if (!theme) throw new Error(`The look ${name} is not loaded.`);
  return theme;
}
