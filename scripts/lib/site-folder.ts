import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { otherSiteConfig } from "../../src/commands/build/build-site.ts";
import { commandLine } from "../../src/lib/command-line.ts";
import { requireConfig } from "./check-config.ts";

/** The flags that name a site: its config, and optionally its output folder. */
export interface SiteArgs {
  readonly config: string;
  readonly out: string | undefined;
}

/** The folder of the built site: `--out`, or `dist` beside the config. */
export const siteFolder = ({ config, out }: SiteArgs): string =>
  out ?? join(dirname(config), "dist");

/**
 * The folder of the built site; throws an Error of one line if there is none, or if it is another config's.
 */
export async function builtSiteFolder(site: SiteArgs): Promise<string> {
  const folder = siteFolder(site);
  if (site.out === undefined) requireConfig(site.config);
  const { config, out } = site;
  // Only these flags; others belong to the calling command.
  const build = commandLine("build", { config, ...(out === undefined ? {} : { out }) });
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in "${folder}". Build it first: ${build}`);
  if (site.out !== undefined) return folder;
  const other = await otherSiteConfig(resolve(folder), site.config);
  if (other === undefined) return folder;
  const own = commandLine("build", { config: site.config, out: "DIR" });
  throw new Error(
    `"${folder}" contains the site of "${other}". Build this one into another folder, ${own}, and name that folder with --out.`,
  );
}
