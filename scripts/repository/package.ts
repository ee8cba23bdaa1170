import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ICON_FILE, iconText } from "../../src/assets/icons/icon-set.ts";
import { TEMPLATES } from "../../src/commands/new/templates/templates.ts";
import { withTwins } from "../../src/lib/cache/precompress.ts";
import { packagedCode } from "../../src/lib/code/code.ts";
import { CODE_CACHE, PROJECT_DIR } from "../../src/lib/code/project.ts";
import { bundlesIn, siteCode, siteCodeFolder } from "../../src/render/bundle/site-code.ts";
import { staticStudioCode } from "../../src/studio/github/make/static-studio.ts";
import { studioCodeFolder } from "../../src/studio/server/studio-code.ts";
import { parseCommand } from "../lib/options/args.ts";
import { copySources, writeDoors, writeTypes } from "./package-doors.ts";

const spec = {
  command: "package",
  summary:
    "Makes lib/, all that the package has ready: the commands' code, the pages' code and its sources, the\n" +
    "icons, and what others may use, with its types.\n" +
    "npm run package calls it, packs, and takes lib/ away again, so that no old one is ever packed.",
  flags: { remove: { kind: "switch", help: "remove lib/" } },
} as const;

/** The marker of a package, which has no sources (src/lib/code/project.ts). */
const LIB = join(PROJECT_DIR, "lib");

export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  await rm(LIB, { recursive: true, force: true });
  if (!args.remove) await makeLib();
  return 0;
}

/** Has a temporary name until it is complete. */
async function makeLib(): Promise<void> {
  const work = join(PROJECT_DIR, `dist.lib-${process.pid}`);
  try {
    await mkdir(work);
    // First, since it stops the bundler that others use, too.
    await packagedCode(join(work, "commands"));
    const made = await Promise.allSettled([
      copySiteCode(join(work, "site")),
      copyCode(studioCodeFolder(), join(work, "studio")),
      copyCode(staticStudioCode(), join(work, "static-studio")),
      writeFile(join(work, ICON_FILE), iconText()),
      copySources(join(work, "sources")),
      writeTypes(join(work, "types")),
      writeDoors(work),
      cp(TEMPLATES, join(work, "new"), {
        recursive: true,
        filter: (path) => !path.endsWith(".ts"),
      }),
    ]);
    for (const each of made) if (each.status === "rejected") throw each.reason;
    await rename(work, LIB);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Compressing the scripts takes longer than the rest of a small site, and they are the same for all
 * sites.
 */
async function addTwins(folder: string): Promise<void> {
  const { scripts } = await siteCode();
  for (const { url, data } of await withTwins(folder, scripts.files, CODE_CACHE)) {
    await writeFile(join(folder, url), data);
  }
}

/** Without the list that detects damage in the cache. */
async function copyCode(from: Promise<string>, folder: string): Promise<void> {
  const filter = (path: string) => !path.endsWith("files.json");
  await cp(await from, folder, { recursive: true, filter });
}

/**
 * Without source maps, which would refer to missing files, and with the list that detects damage in
 * the cache.
 */
async function copySiteCode(folder: string): Promise<void> {
  const filter = (path: string) => !/\.map$|files\.json$/.test(path);
  await cp(await siteCodeFolder(), folder, { recursive: true, filter });
  await addTwins(bundlesIn(folder).browser);
}
