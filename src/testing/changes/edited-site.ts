import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { type Config, makePage, type PageConfig, writeSite } from "../site.ts";
import { localPage, params, template, templated } from "../template.ts";
import type { Random } from "./random.ts";

/** A site on the disk that tests edit. */
export interface EditedSite {
  folder: string;
  file: string;
  /** The config before any edit. */
  config: Config;
  /** The output folder. */
  out: string;
  random: Random;
}

export const photo = (background: string, width = 900): Promise<Buffer> =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const town = (index: number): PageConfig =>
  localPage({
    path: `/town-${index}`,
    params: params({
      location: `Town ${index}`,
      story: `The slates of town ${index}.`,
      areas: [`Town ${(index + 1) % 8}`, "Elsewhere"],
    }),
  });

const hero = (heading: string, file?: string) => ({
  type: "hero" as const,
  heading,
  ...(file ? { picture: { file, alt: "A slate roof" } } : {}),
});

/** Six pages from a template, three others, pictures, and a public file. */
function startingConfig(): Config {
  const written: PageConfig[] = [
    makePage({ sections: [hero("Roofs that stay dry", "roof.jpg")] }),
    makePage({ path: "/slate", title: "Slate", label: "Slate", parent: "/" }),
    makePage({
      path: "/about",
      title: "About us",
      parent: "/",
      sections: [hero("About", "logo.svg"), { type: "prose", text: "[List](/prices.txt)." }],
    }),
  ];
  const towns = Array.from({ length: 6 }, (_, index) => town(index));
  const site = templated(...towns);
  const local = template({ structuredData: "service", areaServed: "{location}" });
  return { ...site, templates: { local }, pages: [...written, ...towns] };
}

export async function editedSite(random: Random, out: string): Promise<EditedSite> {
  // Tests edit it in place, so it is a copy of what they share.
  const config = structuredClone(startingConfig());
  const { folder, file } = writeSite(config, { "roof.jpg": await photo("red") });
  writeFileSync(join(folder, "public/prices.txt"), "A slate: £2");
  return { folder, file, config, out, random };
}

/** Deletes the cached results of builds into a folder. */
export function forgetBuilds({ file, out }: EditedSite): void {
  const built = join(cacheDirOf(file), "built");
  for (const name of readdirSync(built)) {
    if (outDirOf(join(built, name)) === out) rmSync(join(built, name), { recursive: true });
  }
}

function outDirOf(memory: string): string | undefined {
  try {
    return readFileSync(join(memory, "out-dir.txt"), "utf8");
  } catch {
    return undefined;
  }
}
