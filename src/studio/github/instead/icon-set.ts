import { loadedIcons } from "./program.ts";

const NO_SHAPES = "[]";

/** The icons are a third of all that a phone loads. Until they come, each is empty. */
export function drawnIcon(name: string): string | undefined {
  const icons = loadedIcons();
  return icons ? icons.get(name) : NO_SHAPES;
}

export const drawnNames = (): string[] => [...(loadedIcons()?.keys() ?? [])];
