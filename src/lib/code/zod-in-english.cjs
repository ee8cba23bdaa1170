"use strict";

const { dirname } = require("node:path");

const LANGUAGES = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/**
 * For esbuild: leaves the languages of zod's messages out of a bundle, 366 kB which otherwise load with each command,
 * since modules that export all of zod export them. Plumbline has its own messages. `z.locales` has English.
 */
const zodInEnglish = {
  name: "plumbline:zod-in-english",
  setup({ onLoad }) {
    onLoad({ filter: LANGUAGES }, ({ path }) => ({
      contents: 'export { default as en } from "./en.js";',
      resolveDir: dirname(path),
    }));
  },
};

module.exports = { zodInEnglish };
