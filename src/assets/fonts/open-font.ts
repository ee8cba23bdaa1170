import type { Font } from "fontkit";

/** Opens a TrueType or OpenType font. */
export async function openFont(data: Buffer): Promise<Font> {
  // Slow to load, and not needed when its results are cached.
  const { create } = await import("fontkit");
  const font = create(data);
  if (!("layout" in font)) throw new Error("A collection of fonts is not a font.");
  return font;
}
