import type { Fonts } from "../../../assets/fonts/fonts.ts";

const DEVICE = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Pages have the fonts of the device, since those of the site are made from its texts by native code. */
export const makeFonts = async (): Promise<Fonts> => ({
  css: `:root{--font-heading:${DEVICE};--font-body:${DEVICE};--font-label:${DEVICE};--digits:normal;}`,
  files: [],
  preload: [],
});
