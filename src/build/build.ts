import { existsSync } from "node:fs";
import { cp, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dataUrl, renderDocument } from "../app/document.ts";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import { hostFiles } from "../hosting/formats.ts";
import { headerRules } from "../hosting/headers.ts";
import { servicesOf } from "../hosting/services.ts";
import { colourCss } from "../theme/colours.ts";
import { bundleBrowser, loadRenderer } from "./bundle.ts";
import { makeFonts } from "./fonts.ts";
import { pageData } from "./page-data.ts";
import { compressedTwins } from "./precompress.ts";
import { sharedHead } from "./shared-head.ts";

interface BuildOptions {
  site: CompiledSite;
  configFile: string;
  outDir: string;
}

/**
 * Builds a compiled site into `outDir`. Everything is made in a folder beside it that takes its
 * place at the end, so a build that fails or is stopped leaves the last good site alone.
 */
export async function buildSite({ site, configFile, outDir }: BuildOptions): Promise<void> {
  const staging = `${outDir}.building-${process.pid}`;
  try {
    await mkdir(staging, { recursive: true });
    const publicDir = publicDirOf(configFile);
    if (existsSync(publicDir)) await cp(await realpath(publicDir), staging, { recursive: true });
    await renderSite(site, publicDir, staging);
    await replaceFolder(staging, outDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function renderSite(site: CompiledSite, publicDir: string, staging: string) {
  const [{ start, entry }, { createRenderer }, fonts] = await Promise.all([
    bundleBrowser(staging),
    loadRenderer(),
    makeFonts(site.config.theme),
  ]);
  const renderer = createRenderer(site.model);
  const { header, footer } = renderer;
  const themeCss = fonts.css + colourCss(site.config.theme.colours);
  const head = sharedHead({
    site,
    preload: fonts.preload,
    hasFile: (path) => existsSync(join(publicDir, path)),
  });

  const write = (url: string, data: string | Uint8Array) => writeInto(staging, url, data);
  for (const { url, data } of fonts.files) await write(url, data);
  for (const url of [start.src, entry]) {
    const twins = await compressedTwins(url, await readFile(join(staging, url)));
    for (const twin of twins) await write(twin.url, twin.data);
  }
  const styles = new Set<string>();
  for (const route of site.routes) {
    const main = renderer.main(route);
    const css = themeCss + renderer.css(header + main + footer);
    styles.add(css);
    const data = pageData(route, entry);
    const { language } = site.config;
    const parts = { language, start, data, css, header, main, footer, sharedHead: head };
    await write(htmlFile(route.path), renderDocument(parts));
    await write(dataUrl(route.path), JSON.stringify(data));
  }
  const rules = headerRules(servicesOf(site), site.config.business.url, [...styles]);
  for (const { url, data } of hostFiles(rules)) await write(url, data);
}

/** Where a page lies in the built site: `/seo` is `seo.html`, which hosts serve without its ending. */
const htmlFile = (path: string) => {
  if (path === "/") return "/index.html";
  return path.endsWith(".html") ? path : `${path}.html`;
};

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
