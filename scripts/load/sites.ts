import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";
import { DEFAULT_CONFIG } from "../../src/lib/command-line.ts";
import { measureCommand } from "../bench/measure.ts";
import type { Build } from "./visitors.ts";

/** A site in its own folder, and the files of its build. */
export interface Site {
  folder: string;
  files: Build;
}

const EXAMPLE = join(PROJECT_DIR, "examples/cafe");

/** Looks change fonts and scripts; a colour changes the styles of each page and the picture. */
const VARIANTS = [
  { look: "soft", accent: "#F4A65E" },
  { look: "plain", accent: "#9BC4E2" },
  { look: "trade", accent: "#C7D36F" },
];

export async function makeSites(folder: string): Promise<Site[]> {
  const sites: Site[] = [];
  for (const [at, variant] of VARIANTS.entries()) {
    const site = join(folder, `site-${at + 1}`);
    cpSync(EXAMPLE, site, { recursive: true });
    await vary(site, variant);
    await plumbline(site, "build");
    sites.push({ folder: site, files: listedIn(join(site, "dist")) });
  }
  return sites;
}

/** Runs a command as an owner does; throws with its output if it fails. */
export async function plumbline(folder: string, ...args: string[]): Promise<void> {
  await measureCommand([process.execPath, join(PROJECT_DIR, "scripts/run.cjs"), ...args], folder);
}

async function vary(site: string, { look, accent }: (typeof VARIANTS)[number]): Promise<void> {
  const config = join(site, DEFAULT_CONFIG);
  const edits = [
    ['"look": "soft"', `"look": "${look}"`],
    ['"accent": "#F4A65E"', `"accent": "${accent}"`],
    ['"copyright": "© 2026 {business.name}"', `"copyright": "© {business.name}, ${look}"`],
    // Drawings only change their content; pictures also change their names.
    ['"coffi.svg"', '"coffi.png"'],
  ] as const;
  const text = edits.reduce(
    (edited, [old, fresh]) => {
      if (!edited.includes(old))
        throw new Error(`load-publish: ${EXAMPLE} has no ${old} any more.`);
      return edited.replaceAll(old, fresh);
    },
    readFileSync(config, "utf8"),
  );
  writeFileSync(config, text);
  const create = { width: 800, height: 600, channels: 3, background: accent } as const;
  await sharp({ create }).png().toFile(join(site, "public/media/coffi.png"));
}

/** The SHA-256 of each built file by path, from the site's manifest. */
function listedIn(dist: string): Build {
  const list: { files: { path: string; sha256: string }[] } = JSON.parse(
    readFileSync(join(dist, "manifest.json"), "utf8"),
  );
  return Object.fromEntries(list.files.map(({ path, sha256 }) => [path, sha256]));
}
