import { stripVTControlCharacters } from "node:util";
import { makeBundles, makeTrial } from "./make-site-code.ts";

/** Bundles the site's code into the folder that is named, with the modules of its own; if it cannot, reports why (site-code.ts). */
const [folder = "", own, trial] = process.argv.slice(2);
const make = trial === undefined ? makeBundles : makeTrial;
try {
  await make(folder, own === undefined ? undefined : JSON.parse(own));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  // Bundlers colour what they quote, for terminals.
  process.send?.(stripVTControlCharacters(reason));
  process.exitCode = 1;
}
