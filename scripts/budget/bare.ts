import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { htmlUrl } from "../../src/model/addresses.ts";

/**
 * Writes pages as bare HTML beside links to the site's pictures: the same words, headings, links and
 * pictures without styles, scripts and fonts. It is what a page can weigh at the very least.
 */
export function writeBarePages(dist: string, folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const url = htmlUrl(path);
    const file = join(folder, url);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bare(readFileSync(join(dist, url), "utf8")));
  }
  if (existsSync(join(dist, "media"))) symlinkSync(join(dist, "media"), join(folder, "media"));
  const lost = join(dist, "404.html");
  if (existsSync(lost)) cpSync(lost, join(folder, "404.html"));
}

const bare = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, "")
    .replace(/<svg\b.*?<\/svg>/gs, "")
    .replace(/ (?:class|data-[a-z]+)="[^"]*"/g, "");
