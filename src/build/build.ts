import { existsSync } from "node:fs";
import { cp, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import { hostFiles } from "../hosting/formats.ts";
import { headerRules } from "../hosting/headers.ts";
import { servicesOf } from "../hosting/services.ts";
import { colourCss } from "../theme/colours.ts";
import { bundleBrowser, loadRenderer } from "./bundle.ts";
import { makeFonts } from "./fonts.ts";
import { pageFiles } from "./page-files.ts";
import { pageStyles } from "./page-styles.ts";
import { makePictures, namedPictures, spareOriginals } from "./pictures.ts";
import { compressedTwins } from "./precompress.ts";
import { searchFiles } from "./search-files.ts";
import { shareImages } from "./share/share-images.ts";
import { sharedHead } from "./shared-head.ts";

interface BuildOptions {
  site: CompiledSite;
  configFile: string;
  outDir: string;
  /** Is told what takes long. */
  tell?: (text: string) => void;
}

/**
 * Builds a compiled site into `outDir`. Everything is made in a folder beside it that takes its
 * place at the end, so a build that fails or is stopped leaves the last good site alone.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { site, configFile, outDir, tell } = options;
  const staging = `${outDir}.building-${process.pid}`;
  try {
    await mkdir(staging, { recursive: true });
    const publicDir = publicDirOf(configFile);
    await copyPublic(publicDir, staging, spareOriginals(site));
    await makeFiles({ site, configFile, staging, tell });
    await replaceFolder(staging, outDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Copies the public folder but for some files of `media`, given by name. */
async function copyPublic(publicDir: string, staging: string, leftOut: ReadonlySet<string>) {
  if (!existsSync(publicDir)) return;
  const from = await realpath(publicDir);
  const paths = new Set([...leftOut].map((name) => join(from, "media", name)));
  await cp(from, staging, { recursive: true, filter: (path) => !paths.has(path) });
}

interface MakeOptions {
  site: CompiledSite;
  tell: BuildOptions["tell"];
  configFile: string;
  staging: string;
}

/** Makes all files that are not copied. */
async function makeFiles({ site, configFile, staging, tell }: MakeOptions): Promise<void> {
  const write = (url: string, data: string | Uint8Array) => writeInto(staging, url, data);
  const { media, config } = site;
  const publicDir = publicDirOf(configFile);
  const [scripts, { createRenderer }, fonts, images, found] = await Promise.all([
    bundleBrowser(staging),
    loadRenderer(),
    makeFonts(config.theme),
    shareImages(site),
    searchFiles(site, configFile),
  ]);
  for (const { url, data } of [...fonts.files, ...found]) await write(url, data);
  for (const { url, data } of images) await write(url, data);
  for (const url of scripts.files) {
    const twins = await compressedTwins(url, await readFile(join(staging, url)));
    for (const twin of twins) await write(twin.url, twin.data);
  }

  const hasFile = (path: string) => existsSync(join(publicDir, path));
  const styles = pageStyles();
  const frame = {
    styles,
    language: config.language,
    scripts,
    renderer: createRenderer(site.model),
    themeCss: fonts.css + colourCss(config.theme.colours),
    sharedHead: sharedHead({ site, preload: fonts.preload, hasFile }),
  };
  const pictures = new Set<string>();
  for (const route of site.routes) {
    const { html, files } = pageFiles(route, frame);
    for (const picture of namedPictures(html)) pictures.add(picture);
    for (const { url, data } of files) await write(url, data);
  }
  for (const [url, css] of styles.files) await write(url, css);
  await makePictures({ media, publicDir, named: pictures, write, tell });
  const rules = headerRules(servicesOf(site), config.business.url, [...styles.inline]);
  for (const { url, data } of hostFiles(rules)) await write(url, data);
}

async function writeInto(folder: string, url: string, data: string | Uint8Array): Promise<void> {
  const file = join(folder, url);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** Puts `from` in the place of `to`; the time without either is that of one rename. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old-${process.pid}`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(to)) await rename(to, old);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await rm(old, { recursive: true, force: true });
}
