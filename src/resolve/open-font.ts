import type { Font } from "fontkit";

/** A font from its file, TrueType or OpenType. */
export async function openFont(data: Buffer): Promise<Font> {
  // Slow to load, and not needed where what it finds is in the cache.
  const { create } = await import("fontkit");
  const font = create(data);
  if (!("layout" in font)) throw new Error("A collection of fonts is not a font.");
  return font;
}
