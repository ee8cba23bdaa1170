import type { Theme } from "@mui/material/styles";
import type { MotifName } from "../../../schema/theme.ts";
import type { Motif } from "../motif.ts";
import { themeWith } from "../theme.ts";

/** Each motif comes with the first page that has it; a site has one. */
const motifs: Record<MotifName, () => Promise<Motif>> = {
  editorial: () => import("./editorial.ts").then((m) => m.editorial),
  plain: () => import("./plain.ts").then((m) => m.plain),
  soft: () => import("./soft.ts").then((m) => m.soft),
  trade: () => import("./trade.ts").then((m) => m.trade),
};

const themes = new Map<MotifName, Theme>();

/** Sees to it that pages with a motif can be rendered. */
export async function loadMotif(name: MotifName): Promise<void> {
  if (!themes.has(name)) themes.set(name, themeWith(await motifs[name]()));
}

/** Sees to it that pages with any motif can be rendered. */
export const loadAllMotifs = () =>
  Promise.all((Object.keys(motifs) as MotifName[]).map((name) => loadMotif(name)));

/** The theme of a motif that is loaded. */
export function themeOf(name: MotifName): Theme {
  const theme = themes.get(name);
  if (!theme) throw new Error(`The motif ${name} is not loaded.`);
  return theme;
}
