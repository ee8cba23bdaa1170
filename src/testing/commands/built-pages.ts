import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataUrl, htmlUrl, SHARED_DATA } from "../../model/addresses.ts";
import { sha256 } from "../../output/built-files.ts";
import { formatManifest, MANIFEST_URL } from "../../output/manifest.ts";
import type { CheckedSite } from "../../pipeline.ts";
import { createRenderer } from "../../render/html/server.tsx";
import { pageFiles } from "../../render/page-files.ts";
import { createShell } from "../../render/shell.ts";
import { sharedModel } from "../../site/resolve-site.ts";
import { inAllLanguages } from "../../site/site-context.ts";
import { put } from "./folder.ts";

const SCRIPTS = {
  start: { src: "/assets/start.js" },
  ofSections: {},
  entry: "/assets/app.js",
  files: [],
  sections: {},
  looks: {},
};

const FONTS = { css: "", preload: [], files: [] };

/** The pages of a site as a build writes them, in a separate folder, without other files. */
export function writePages(site: CheckedSite): { folder: string; html: Map<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pages-"));
  const renderers = new Map(
    inAllLanguages(site).map(({ model: each }) => [
      each.language,
      createRenderer(each, site.siteIndex.languages[each.language]?.home.href),
    ]),
  );
  const rendererOf = (language: string) => {
    const renderer = renderers.get(language);
    if (!renderer) throw new Error(`Nothing renders ${language}.`);
    return renderer;
  };
  const shell = { ...createShell(site, SCRIPTS, FONTS), rendererOf };
  const html = new Map<string, string>();
  const files = new Map<string, string>();
  for (const route of site.routes) {
    const page = pageFiles(route, shell);
    html.set(route.path, page.html);
    files.set(htmlUrl(route.path), page.html).set(dataUrl(route.path), page.data);
  }
  files.set(SHARED_DATA, JSON.stringify(sharedModel(site, site.siteIndex)));
  const listed = [...files].map(([url, data]) => {
    put(folder, url, data);
    return [url, { size: Buffer.byteLength(data), hash: sha256(data), stamp: "" }] as const;
  });
  put(folder, MANIFEST_URL, formatManifest(new Map(listed)));
  return { folder, html };
}
