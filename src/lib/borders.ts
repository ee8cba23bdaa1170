import { createRequire } from "node:module";
import { once } from "./memoize.ts";

const require = createRequire(import.meta.url);

/** The borders and codes of all countries; loaded on first use. */
export const borders = once(
  () => require("@rapideditor/country-coder") as typeof import("@rapideditor/country-coder"),
);
