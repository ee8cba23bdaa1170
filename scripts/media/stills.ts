import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { weigh } from "./lib/encode.ts";
import { plumbBob } from "./lib/icons.ts";
import { colour } from "./lib/palette.ts";
import type { Stage } from "./lib/stage.ts";
import { shape } from "./lib/svg.ts";

const share = { width: 1200, height: 630, maxBytes: 80_000 };

// The bob hangs from the full stop itself, so it stays true to it whatever the lettering's width.
const shareStyle = `
  .share { position: relative; overflow: hidden; width: 1200px; height: 630px; background: ${colour.ink} }
  .share h1 { position: absolute; left: 72px; top: 62px; color: ${colour.paper};
    font: 800 149px/0.98 "Archivo Variable"; font-stretch: 100%; letter-spacing: -0.025em; word-spacing: 0.05em; white-space: nowrap }
  .stop { position: relative }
  .plumb { position: absolute; left: 50%; bottom: 0.57em; width: 116px; height: 700px; margin-left: -58px }
  .edge { position: absolute; left: 0; bottom: 0 }`;

function plumb(): string {
  // Drawn 700 tall and hung from above the top edge, which crops the line.
  const line = shape("line", {
    x1: 58,
    y1: -200,
    x2: 58,
    y2: 530,
    stroke: colour.paper,
    "stroke-width": 4,
  });
  const bob = shape(
    "g",
    { transform: "translate(58 694) scale(2.5)" },
    plumbBob(colour.hivis, colour.ink),
  );
  return `<svg class="plumb" viewBox="0 0 116 700" overflow="visible">${line}${bob}</svg>`;
}

function chevronEdge(): string {
  const stripes: string[] = [];
  for (let x = -40; x < share.width + 40; x += 56) {
    stripes.push(shape("path", { d: `M${x} 0h28l14 13-14 13h-28l14-13z`, fill: colour.hivis }));
  }
  return `<svg class="edge" width="1200" height="26">${stripes.join("")}</svg>`;
}

function shareMarkup(): string {
  const lettering = `Get found.<br>Get hired.<br>Get more jobs<span class="stop">.${plumb()}</span>`;
  return `<style>${shareStyle}</style><div class="share"><h1>${lettering}</h1>${chevronEdge()}</div>`;
}

/** The picture that links to the site are shared with. */
export async function makeShareImage(stage: Stage, media: string): Promise<void> {
  const out = join(media, "share.png");
  const picture = await stage.draw(shareMarkup(), share);
  await sharp(picture).flatten().png({ palette: true, colours: 32, effort: 10 }).toFile(out);
  await weigh(out, share.maxBytes);
}

/** The favicon as a square PNG, for the home screens and search engines that want one. */
export async function makeIcon(stage: Stage, folder: string, file: string, size: number) {
  const mark = await readFile(join(folder, "favicon.svg"), "utf8");
  const sized = mark.replace("<svg ", `<svg width="${size}" height="${size}" `);
  const picture = await stage.draw(sized, { width: size, height: size });
  await sharp(picture)
    .flatten({ background: colour.ink })
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, file));
}
