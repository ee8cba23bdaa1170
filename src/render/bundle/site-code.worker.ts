import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { watchBuiltins } from "../../kit/extensions/builtins.ts";
import { preventExit } from "../../kit/extensions/prevent-exit.ts";
import { sourceIn, sourcePosition } from "../../kit/extensions/source-position.ts";
import { makeBundles, makeDevelopmentApp, makeTrial } from "./make-site-code.ts";
import { type BundleNames, type BundlerMessage, bundlesIn } from "./site-code.ts";

/**
 * Bundles the site's code with its extensions into a folder, and reports an error (site-code.ts).
 */
const [folder = "", extensions, what] = process.argv.slice(2);
const { server, made } = bundlesIn(folder);
const MAKERS: Record<string, typeof makeBundles> = { trial: makeTrial, app: makeDevelopmentApp };
const make = MAKERS[what ?? ""] ?? makeBundles;

const report = (message: BundlerMessage) => void process.send?.(message);

/** Errors of components while they are loaded end this process, and not a build. */
async function load(): Promise<void> {
  report("loading");
  preventExit();
  const { renderer }: BundleNames = JSON.parse(readFileSync(made, "utf8"));
  const changes = watchBuiltins();
  await import(pathToFileURL(join(server, renderer)).href);
  const changed = changes();
  if (changed !== undefined)
    throw new Error(`A component's file changes ${changed}, which all code shares.`);
}

try {
  await make(folder, extensions === undefined ? undefined : JSON.parse(extensions));
  if (extensions !== undefined && what === undefined) await load();
  // Otherwise, work that components started while loading would continue.
  process.exit();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const place = sourcePosition(error, sourceIn(server));
  // Bundlers colour source lines for terminals.
  process.send?.({ reason: stripVTControlCharacters(reason), place }, () => process.exit(1));
}
