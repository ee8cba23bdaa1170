import { onDemand } from "plumbline:looks";
import type { Theme } from "@mui/material/styles";
import { themeWith } from "./theme/theme.ts";

const themes = new Map<string, Theme>();

/** Loads a look, so that pages with it can be rendered. A site has one look. */
export async function loadLook(name: string): Promise<void> {
  const styles = themes.has(name) ? undefined : await onDemand[name]?.();
  if (styles) themes.set(name, themeWith(styles));
}

export const loadAllLooks = () => Promise.all(Object.keys(onDemand).map(loadLook));

export function loadedTheme(name: string): Theme {
  const theme = themes.get(name);
  if (!theme) throw new Error(`The look ${name} is not loaded.`);
  return theme;
}
