import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SectionInput } from "../../schema/fields/section.ts";
import type { SiteInput } from "../../schema/site.ts";
import type { Rule } from "../checks/engine/rule.ts";
import { encodingProblems } from "../config/read/text.ts";
import { parseSource, readSource } from "../config/read-config.ts";
import type { SourceFile } from "../config/tables/with-tables.ts";
import type { Kit } from "../kit/kit.ts";
import { ourKit } from "../kit/our-kit.ts";
import { PROJECT_DIR } from "../lib/code/project.ts";
import { readRegularFile } from "../lib/files/files.ts";
import { publicDirOf } from "../lib/files/public-folder.ts";
import { decode } from "../lib/files/text-file.ts";
import { type CheckedSite, type CheckResult, checkSource } from "../pipeline.ts";
import { put } from "./commands/folder.ts";
import { business, SMALL_SVG, theme } from "./facts.ts";

/** A config as an owner writes it, without defaults. */
export type Config = SiteInput;
export type PageConfig = Config["pages"][number];
export type SectionConfig = SectionInput;

/** Files of `public/media` by name; `../name` is beside that folder. */
export type MediaFiles = Record<string, string | Uint8Array>;

/** A small valid site; overrides replace its parts. */
export const makeConfig = (parts: Partial<Config> = {}): Config => ({
  version: 4,
  language: "en-GB",
  business,
  theme,
  header: {
    brand: "{business.name}",
    links: [{ label: "Home", link: "/" }],
    action: { label: "Write to us", link: "email:" },
  },
  footer: {
    action: { label: "Chat with us", link: "whatsapp:" },
    copyright: "© {business.name}",
  },
  pages: [makePage()],
  ...parts,
});

/** A valid page, the home page by default. */
export const makePage = (parts: Partial<PageConfig> = {}): PageConfig => ({
  path: "/",
  title: "Home",
  description: "Roofs that stay dry.",
  sections: [{ type: "hero", heading: "Roofs that stay dry" }],
  ...parts,
});

/** A site with one page of these sections. */
export const withSections = (...sections: SectionConfig[]): Config =>
  makeConfig({ pages: [makePage({ sections })] });

/** A hero with a picture or drawing of `public/media`. */
export const heroWith = (file: string): SectionConfig => ({
  type: "hero",
  heading: "Roofs",
  picture: { file, alt: "A slate roof" },
});

/** A value that the types forbid, as an owner may write one. */
export const wrong = <T>(value: unknown): T => value as T;

/** Writes config and media into a new folder, which the caller removes. */
export function writeSite(config: Config | string, media: MediaFiles = {}) {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-site-"));
  const text = textOf(config);
  const file = join(folder, CONFIG_FILE);
  writeFileSync(file, text);
  mkdirSync(join(folder, "public/media"), { recursive: true });
  for (const [name, data] of Object.entries({ "logo.svg": SMALL_SVG, ...media })) {
    put(join(folder, "public/media"), name, data);
  }
  return { folder, file, text };
}

const CONFIG_FILE = "site.config.json";

const textOf = (config: Config | string) =>
  typeof config === "string" ? config : JSON.stringify(config, null, 2);

/** What checks need of a site. */
interface SiteSource {
  source: SourceFile;
  publicDir: string;
  text: string;
}

/** The folder of sites without other files; its `public/media` has only the logo. */
const SHARED_FOLDER = join(PROJECT_DIR, "src/testing/small-site");

/** In the name of a media file: the file is beside the config. */
const BESIDE = /^\.\.\/\.\.\/(?=[^/]+$)/;

/**
 * Calls a function with a site. Config and tables stay in memory. Other files are written and exist during
 * the call.
 */
export async function withSource<T>(
  config: Config | string,
  media: MediaFiles,
  use: (site: SiteSource) => Promise<T>,
): Promise<T> {
  if (Object.keys(media).every((name) => BESIDE.test(name)))
    return use(sourceInMemory(textOf(config), media));
  const { folder, file, text } = writeSite(config, media);
  try {
    return await use({ source: readSource(file), publicDir: publicDirOf(file), text });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sourceInMemory(text: string, tables: MediaFiles): SiteSource {
  const file = join(SHARED_FOLDER, CONFIG_FILE);
  const bytes = Buffer.from(text);
  const known = new Map(
    Object.entries(tables).map(([name, data]) => [
      join(SHARED_FOLDER, name.replace(BESIDE, "")),
      Buffer.from(data),
    ]),
  );
  const bytesOf = (table: string) => known.get(table) ?? readRegularFile(table);
  const source = parseSource(file, decode(bytes), encodingProblems(bytes), bytesOf);
  return { source, publicDir: publicDirOf(file), text };
}

/** The built-in kit with these checks only. */
export const withChecks = (...checks: Rule[]): Kit => ({ ...ourKit(), checks });

/**
 * The result of compiling a config, without rules about the whole site, and the text of its
 * positions.
 */
export async function compile(
  config: Config | string,
  media: MediaFiles = {},
  kit = withChecks(),
): Promise<CheckResult & { text: string }> {
  return withSource(config, media, async ({ source, publicDir, text }) => ({
    ...(await checkSource(source, publicDir, kit)),
    text,
  }));
}

/** The checked site; throws its errors if there is none. */
export function siteOf({ site, diagnostics }: CheckResult): CheckedSite {
  if (site) return site;
  throw new Error(diagnostics.map(({ location, message }) => `${location}: ${message}`).join("\n"));
}

/** The compiled site of a config without errors. */
export const compiled = async (config: Config, media: MediaFiles = {}): Promise<CheckedSite> =>
  siteOf(await compile(config, media));

/** The sections of the home page, ready to be rendered; throws if there are problems. */
export async function compileSections(config: Config, media: MediaFiles = {}) {
  const { site, diagnostics } = await compile(config, media);
  const [first] = diagnostics;
  if (first) throw new Error(`${first.location}: ${first.message}`);
  return site?.routes[0]?.sections ?? [];
}
