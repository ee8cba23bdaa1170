import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { mediaUses } from "../checks/media-uses.ts";
import type { SiteSummary } from "../checks/summary.ts";
import { stampOf } from "../files.ts";
import { MANIFEST_URL } from "./manifest.ts";
import type { Output } from "./output.ts";
import { strippedPicture } from "./pictures.ts";
import { publicUrls } from "./public-urls.ts";

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
