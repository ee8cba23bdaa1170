import type { Shape, Theme } from "../../schema/theme.ts";

/** A look's name with the owner's decisions about it, if there are any. */
export function lookAndShape(theme: Theme): { look: string; shape?: Shape } {
  const { look, alignment, ornaments, density, corners } = theme;
  const shape = { alignment, ornaments, density, corners };
  const isOwn = Object.values(shape).some((choice) => choice !== undefined);
  return { look, ...(isOwn && { shape }) };
}
