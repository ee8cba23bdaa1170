import subsetFont from "subset-font";

/** Replies to each font with the compressed font (src/assets/fonts/font-cut.ts). */
process.on("message", async (font: Uint8Array) => {
  const options = { keepAllGlyphs: true, targetFormat: "woff2" } as const;
  process.send?.(await subsetFont(Buffer.from(font), undefined, options));
});
