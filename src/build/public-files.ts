import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { mediaUses } from "../checks/media-uses.ts";
import type { SiteSummary } from "../checks/summary.ts";
import { MANIFEST_URL } from "./manifest.ts";
import { type Output, stampOf } from "./output.ts";
import { strippedPicture } from "./pictures.ts";

interface PublishOptions {
  site: SiteSummary;
  publicDir: string;
  output: Output;
  /** Is told of files that are passed over. */
  tell: ((text: string) => void) | undefined;
}

/**
 * Takes over the public folder, of `media` only what visitors get as it is; what else lies there is
 * the owner's alone. A file that the build makes itself is not taken.
 */
export async function publishPublic({ site, publicDir, output, tell }: PublishOptions) {
  const sent = [...mediaUses(site).asTheyAre].map((name) => `/media/${name}`);
  for (const url of publicUrls(publicDir)) {
    const isSent = sent.some((one) => one === url || url.startsWith(`${one}/`));
    if (url.startsWith("/media/") && !isSent) continue;
    if (output.has(url) || url === MANIFEST_URL) {
      tell?.(`public${url} is not used: the build writes a file of that name.`);
      continue;
    }
    const file = join(publicDir, url);
    const recipe = `public ${stampOf(await stat(file))}`;
    if (output.keep(url, recipe)) continue;
    const picture = await strippedPicture(url, { media: site.media, publicDir });
    output.write(url, picture ?? (await readFile(file)), recipe);
  }
}

/** The addresses of all files in the folder, in order; links are followed, but never in a circle. */
export function publicUrls(publicDir: string): string[] {
  const urls: string[] = [];
  const visit = (folder: string, url: string, above: readonly string[]) => {
    const real = realpathSync(folder);
    if (above.includes(real)) return;
    for (const name of readdirSync(folder).sort()) {
      const [path, address] = [join(folder, name), `${url}/${name}`];
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) visit(path, address, [...above, real]);
      else if (stats) urls.push(address);
    }
  };
  if (existsSync(publicDir)) visit(publicDir, "", []);
  return urls;
}
