import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { iconText } from "../../../assets/icons/icon-set.ts";
import { readMedia } from "../../../assets/pictures/read-media.ts";
import { cachedFolder } from "../../../lib/cache/cache.ts";
import { cacheDirOf } from "../../../lib/cache/cache-dir.ts";
import { codeKey } from "../../../lib/code/code.ts";
import { CODE_CACHE, readyMade, SOURCES_DIR } from "../../../lib/code/project.ts";
import { isWithin } from "../../../lib/files/files.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import { siteCode } from "../../../render/bundle/site-code.ts";
import type { Measured, Program } from "../instead/program.ts";
import { forBrowsers } from "./for-browsers.ts";

/** GitHub's own API; a company's server has another one. */
const GITHUB_API = "https://api.github.com";

/** The policy of the studio's page: it sends nothing but to the API. */
const policyOf = (api: string) =>
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; " +
  `img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ${new URL(api).origin}; base-uri 'none'; form-action 'none'`;

/** The policy of the page in the frame: it sends nothing at all. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'none'";

const page = (attributes: string, policy: string, script: string) => `<!doctype html>
<html lang="en" ${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="data:,">
<script type="module" src="${script}"></script>
</head>
<body><div id="studio"></div><noscript>The studio needs JavaScript.</noscript></body>
</html>
`;

/** Writes a studio for repositories into a folder, as files for any web server. */
export async function makeStaticStudio(
  configFile: string,
  folder: string,
  api = GITHUB_API,
): Promise<void> {
  const dir = resolve(folder);
  if (isWithin(resolve(configFile), dir) || isWithin(dir, publicDirOf(configFile)))
    throw new Error(
      `The studio cannot be written to ${folder}: that is a folder of the site itself.`,
    );
  mkdirSync(dir, { recursive: true });
  if (readdirSync(dir).some((name) => !OWN.test(name)))
    throw new Error(
      `${folder} has other files. Name an empty folder, or that of an earlier studio.`,
    );
  const code = await staticStudioCode();
  for (const name of readdirSync(code))
    if (name.endsWith(".js")) cpSync(join(code, name), join(dir, name));
  const { scripts } = await siteCode();
  const pictures = await measured(configFile);
  const made: Program = { scripts, pictures };
  writeFileSync(join(dir, "program.json"), JSON.stringify(made));
  writeFileSync(join(dir, "icons.txt"), iconText());
  writeFileSync(join(dir, "index.html"), page(`data-api="${api}"`, policyOf(api), "app.js"));
  writeFileSync(join(dir, "frame.html"), page("data-frame", FRAME_POLICY, "frame.js"));
}

/** The folder of its scripts, which are bundled first if the code has changed. A package contains them. */
export const staticStudioCode = async (): Promise<string> =>
  readyMade("static-studio") ??
  cachedFolder(join(CODE_CACHE, "static-studio", codeKey()), ({ work }) => bundle(work));

/** The names of its files. */
const OWN = /^(index\.html|frame\.html|program\.json|icons\.txt|[\w-]+\.js)$/;

/** The pictures of the site as it is now, so that a phone need not load them to know their sizes. */
async function measured(configFile: string): Promise<Record<string, Measured>> {
  const publicDir = publicDirOf(configFile);
  const files = await readMedia(publicDir, cacheDirOf(configFile));
  const all = [...files.values()].map(({ name, url: _, alt: __, ...rest }) => {
    const data = readFileSync(join(publicDir, "media", name));
    const sha = createHash("sha1").update(`blob ${data.length}\0`).update(data).digest("hex");
    return [sha, rest] as const;
  });
  return Object.fromEntries(all);
}

interface Bundling {
  zodInEnglish: Plugin;
}

async function bundle(outdir: string): Promise<void> {
  const { build } = await import("esbuild");
  const require = createRequire(import.meta.url);
  const { zodInEnglish } = require("../../../lib/code/zod-in-english.cjs") as Bundling;
  const settings = {
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: "chunk-[hash]",
    minify: true,
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
  } as const;
  const own = (file: string) => join(SOURCES_DIR, "src/studio", file);
  await build({
    ...settings,
    entryPoints: { app: own("github/app/main.tsx"), frame: own("frame/frame.ts") },
  });
  await build({
    ...settings,
    entryPoints: { worker: own("github/worker/worker.ts") },
    // Packages must not expect a document, which workers do not have.
    platform: "neutral",
    conditions: ["worker", "module", "import"],
    mainFields: ["module", "main"],
    inject: [own("github/node/globals.ts")],
    plugins: [forBrowsers, zodInEnglish],
  });
}
