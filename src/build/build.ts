import { existsSync } from "node:fs";
import { cp, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PageData, renderDocument } from "../app/document.ts";
import { dataUrl } from "../app/routes.ts";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import { SEARCH_INDEX_URL } from "../model/search.ts";
import { colourCss } from "../theme/colours.ts";
import { bundleBrowser, loadRenderer } from "./bundle.ts";
import { contentHash } from "./cache.ts";
import { makeFonts } from "./fonts.ts";
import { headersFile } from "./headers.ts";
import { searchIndex } from "./search-index.ts";
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
  const [entry, { createRenderer }, fonts] = await Promise.all([
    bundleBrowser(staging),
    loadRenderer(),
    makeFonts(site.config.theme),
  ]);
  const renderer = createRenderer(site.model);
  const pages = site.routes.map((route) => ({ route, main: renderer.main(route) }));
  const css = fonts.css + colourCss(site.config.theme.colours) + renderer.css();
  const stylesheet = `/assets/style-${contentHash(css)}.css`;
  const head = sharedHead({
    site,
    styles: `<link rel="stylesheet" href="${stylesheet}">`,
    preload: fonts.preload,
    hasFile: (path) => existsSync(join(publicDir, path)),
  });

  const write = (url: string, data: string | Uint8Array) => writeInto(staging, url, data);
  await write(stylesheet, css);
  await write("/_headers", headersFile());
  const index = searchIndex(site);
  if (index) await write(SEARCH_INDEX_URL, JSON.stringify(index));
  for (const { url, data } of fonts.files) await write(url, data);
  for (const { route, main } of pages) {
    const data: PageData = { entry, route };
    const { header, footer } = renderer;
    const language = site.config.language;
    const html = renderDocument({ language, data, header, main, footer, sharedHead: head });
    await write(htmlFile(route.path), html);
    await write(dataUrl(route.path), JSON.stringify(data));
  }
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
