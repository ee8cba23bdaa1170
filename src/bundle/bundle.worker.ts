import { makeBundles } from "./make-bundles.ts";

/** Bundles the site's code into the folder that is named; if it cannot, reports why (site-code.ts). */
const [folder = ""] = process.argv.slice(2);
try {
  await makeBundles(folder);
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
