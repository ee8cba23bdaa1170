import { existsSync } from "node:fs";
import { cp, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { mediaUses } from "../checks/media-uses.ts";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import { hostFiles } from "../hosting/formats.ts";
import { headerRules } from "../hosting/headers.ts";
import { servicesOf } from "../hosting/services.ts";
import { colourCss } from "../theme/colours.ts";
import { bundleBrowser, loadRenderer } from "./bundle.ts";
import { makeFonts } from "./fonts.ts";
import { claimOutDir, makeStaging } from "./out-dir.ts";
import { pageFiles } from "./page-files.ts";
import { pageStyles } from "./page-styles.ts";
import { makePictures, namedPictures, stripPictures } from "./pictures.ts";
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
  await claimOutDir(outDir, configFile);
  const staging = await makeStaging(outDir);
  try {
    const owners = await copyPublic(site, publicDirOf(configFile), staging);
    const replaced = await makeFiles({ site, configFile, staging, tell });
    for (const url of replaced) {
      if (owners.has(url))
        tell?.(`public${url} is not used: the build writes a file of that name.`);
    }
    await replaceFolder(staging, outDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Copies the public folder, of `media` only what visitors get as it is; what else lies there is the
 * owner's alone. Returns the addresses of the files.
 */
async function copyPublic(
  site: CompiledSite,
  publicDir: string,
  staging: string,
): Promise<ReadonlySet<string>> {
  const copied = new Set<string>();
  if (!existsSync(publicDir)) return copied;
  const from = await realpath(publicDir);
  const sent = [...mediaUses(site).asTheyAre].map((name) => `/media/${name}`);
  const filter = (path: string) => {
    const url = `/${relative(from, path).split(sep).join("/")}`;
    const isSent = sent.some((one) => one === url || one.startsWith(`${url}/`));
    if (url.startsWith("/media/") && !isSent) return false;
    copied.add(url);
    return true;
  };
  await cp(from, staging, { recursive: true, filter });
  return copied;
}

interface MakeOptions {
  site: CompiledSite;
  tell: BuildOptions["tell"];
  configFile: string;
  staging: string;
}

/** Makes all files that are not copied, and returns their addresses. */
async function makeFiles({ site, configFile, staging, tell }: MakeOptions): Promise<Set<string>> {
  const written = new Set<string>();
  const write = (url: string, data: string | Uint8Array) => {
    written.add(url);
    return writeInto(staging, url, data);
  };
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
  const styles = pageStyles(fonts.css + colourCss(config.theme.colours));
  const frame = {
    styles,
    language: config.language,
    scripts,
    renderer: createRenderer(site.model),
    sharedHead: sharedHead({ site, preload: fonts.preload, hasFile }),
  };
  const pictures = new Set<string>();
  for (const route of site.routes) {
    const { html, files } = pageFiles(route, frame);
    for (const picture of namedPictures(html)) pictures.add(picture);
    for (const { url, data } of files) await write(url, data);
  }
  for (const [type, reason] of frame.renderer.unfillable) {
    tell?.(`React renders each "${type}" by itself, which takes long on large sites: ${reason}.`);
  }
  for (const [url, css] of styles.files) await write(url, css);
  await makePictures({ media, publicDir, named: pictures, write, tell });
  await stripPictures({
    site,
    publicDir,
    // In the place of the copy, so it is no other file.
    write: (url, data) => writeInto(staging, url, data),
  });
  const rules = headerRules(servicesOf(site), config.business.url, [...styles.inline]);
  for (const { url, data } of hostFiles(rules)) await write(url, data);
  return written;
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
