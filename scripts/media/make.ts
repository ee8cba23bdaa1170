import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeHero } from "./hero.ts";
import { av1, h264 } from "./lib/encode.ts";
import { onStage } from "./lib/stage.ts";
import { chromiumPath, requireEncoders } from "./lib/tools.ts";
import { makeIcon, makeShareImage } from "./stills.ts";

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));

/** Draws every picture and film of the site again, into `public/`. */
export async function makeMedia(): Promise<void> {
  chromiumPath();
  requireEncoders([av1.encoder, h264.encoder]);
  const media = join(publicFolder, "media");
  await mkdir(media, { recursive: true });
  await onStage(async (stage) => {
    await makeIcon(stage, publicFolder, "apple-touch-icon.png", 180);
    await makeIcon(stage, publicFolder, "media/logo.png", 512);
    await makeShareImage(stage, media);
    await makeHero(stage, media);
  });
}
