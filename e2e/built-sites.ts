import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LocatedDiagnostic } from "../src/diagnostics/diagnostic.ts";
import type { RouteModel } from "../src/model/route.ts";
import { type CheckedSite, checkSite } from "../src/pipeline.ts";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { languageOf } from "../src/site/languages.ts";
import { sitesIn } from "../src/testing/sites-in.ts";
import { stringsIn } from "./stray-english.ts";

const FOLDERS = ["examples", "e2e/sites"];

/**
 * Sites of invented businesses, by folder. Each is in another country, language or trade than the project's
 * own.
 */
export const SITES: readonly string[] = FOLDERS.filter((folder) => existsSync(folder)).flatMap(
  sitesIn,
);

/** One of these sites, built and served. */
export interface BuiltSite extends Pick<CheckedSite, "config" | "pages" | "routes"> {
  url: string;
  /** The findings of the check. */
  diagnostics: readonly LocatedDiagnostic[];
  /** The text of a built file. */
  read(file: string): string;
  /** Stops the server and deletes the site. */
  close(): Promise<void>;
}

/**
 * Pages that together have each language of a site, and each type and layout of its sections. The other pages
 * repeat these with other words and the same components, look and fonts.
 */
export function representativePages(routes: readonly RouteModel[]): RouteModel[] {
  const seen = new Set<string>();
  return routes
    .toSorted((one, other) => featuresOf(other).length - featuresOf(one).length)
    .filter((route) => {
      const added = featuresOf(route).filter((feature) => !seen.has(feature));
      for (const feature of added) seen.add(feature);
      return added.length > 0;
    });
}

function featuresOf({ language, sections }: RouteModel): string[] {
  const kinds = sections.map(({ type, ...fields }) =>
    "layout" in fields ? `${type}, ${fields.layout}` : type,
  );
  return [language, ...new Set(kinds)];
}

/** Builds a site, each page in two ways that must give the same result, and serves it. */
export async function openSite(place: string): Promise<BuiltSite> {
  const configFile = join(place, "site.config.json");
  const { site, diagnostics } = await checkSite(configFile);
  if (!site) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const folder = mkdtempSync(join(tmpdir(), "plumbline-site-"));
  const out = join(folder, "dist");
  const build = ["scripts/run.cjs", "build", "--config", configFile, "--out", out, "--verify"];
  await promisify(execFile)(process.execPath, build);
  const server = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
  return {
    url: server.url,
    config: site.config,
    pages: site.pages,
    routes: site.routes,
    diagnostics,
    read: (file) => readFileSync(join(out, file), "utf8"),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Strings that look like text but are not: names of icons and section types. */
const NO_WORDS = ["icon", "link", "service", "style", "type"];

/** The owner's texts for the pages in a language. */
export function writtenIn({ config }: BuiltSite, language: string): string[] {
  const { pages, languages, ...site } = config;
  const own = pages.filter((page) => languageOf(page, config) === language);
  const around = language === config.language ? site : { ...site, ...languages?.[language] };
  return stringsIn([around, own], NO_WORDS);
}
