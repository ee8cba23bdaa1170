import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { htmlUrl } from "../../src/model/addresses.ts";

/**
 * Writes pages as bare HTML, with links to the site's pictures: the same text, headings, links and pictures
 * without styles, scripts and fonts. This is the least that a page can weigh.
 */
export function writeBarePages(dist: string, folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const url = htmlUrl(path);
    const file = join(folder, url);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bare(readFileSync(join(dist, url), "utf8")));
  }
  if (existsSync(join(dist, "media"))) symlinkSync(join(dist, "media"), join(folder, "media"));
  const notFound = join(dist, "404.html");
  if (existsSync(notFound)) cpSync(notFound, join(folder, "404.html"));
}

const bare = (html: string) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, "")
    .replace(/<svg\b.*?<\/svg>/gs, "")
    .replace(/ (?:class|data-[a-z]+)="[^"]*"/g, "");
