import subsetFont from "subset-font";

/** Answers each font with the same one compressed (src/assets/fonts/font-cut.ts). */
process.on("message", async (font: Uint8Array) => {
  const options = { keepAllGlyphs: true, targetFormat: "woff2" } as const;
  process.send?.(await subsetFont(Buffer.from(font), undefined, options));
});
