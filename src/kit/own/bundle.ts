import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import type { Message } from "esbuild";
import { contentHash } from "../files/hash.ts";
import { ownFiles } from "./own-files.ts";

/** A site's own code as plain data: any thread can run it. */
export interface OwnCode {
  /** The config's folder, from which packages are looked up. */
  folder: string;
  /** The modules in one, which asks for `plumbline/kit` by `require`. */
  text: string;
  /** Changes with all that is in it. */
  key: string;
}

/** Bundles what a site has of its own; undefined, and nothing is loaded, where it has nothing. */
export async function bundleOwn(configFile: string): Promise<OwnCode | undefined> {
  const files = ownFiles(configFile);
  if (files.length === 0) return undefined;
  const folder = realpathSync(dirname(configFile));
  const text = await bundle(files, folder);
  return { folder, text, key: contentHash(text) };
}

async function bundle(files: readonly string[], folder: string): Promise<string> {
  const { build } = await loadEsbuild();
  const lines = files.map((file, index) => `export * as _${index} from "./${file}";`);
  try {
    const { outputFiles } = await build({
      stdin: { contents: lines.join("\n"), resolveDir: folder },
      absWorkingDir: folder,
      bundle: true,
      write: false,
      format: "cjs",
      platform: "node",
      target: "node20",
      external: ["plumbline/kit"],
      logLevel: "silent",
    });
    return outputFiles.map((each) => each.text).join("");
  } catch (error) {
    throw new Error(notBundled((error as { errors?: Message[] }).errors ?? [], error));
  }
}

async function loadEsbuild() {
  try {
    return await import("esbuild");
  } catch {
    throw new Error(
      "This site has checks of its own, and esbuild is needed to read them. " +
        "Type: npm install --save-dev esbuild",
    );
  }
}

/** Each mistake with its place; columns are counted from 1, as editors do. */
function notBundled(errors: readonly Message[], error: unknown): string {
  const places = errors.map(({ text, location }) =>
    location ? `${location.file}:${location.line}:${location.column + 1}  ${text}` : text,
  );
  const what = places.length > 0 ? places.join("\n") : String(error);
  return `The site's own checks cannot be read. Mend this and save:\n\n${what}`;
}
