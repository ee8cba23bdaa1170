import { onDemand } from "plumbline:motifs";
import type { Theme } from "@mui/material/styles";
import { themeWith } from "../theme/theme.ts";

const themes = new Map<string, Theme>();

/** Sees to it that pages with a motif can be rendered: it comes with the first of them, and a site has one. */
export async function loadMotif(name: string): Promise<void> {
  const styles = themes.has(name) ? undefined : await onDemand[name]?.();
  if (styles) themes.set(name, themeWith(styles));
}

/** Sees to it that pages with any motif can be rendered. */
export const loadAllMotifs = () => Promise.all(Object.keys(onDemand).map(loadMotif));

/** The theme of a motif that is loaded. */
export function themeOf(name: string): Theme {
  const theme = themes.get(name);
  if (!theme) throw new Error(`The motif ${name} is not loaded.`);
  return theme;
}
