import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteInput } from "../../schema/site.ts";
import type { Rule } from "../checks/engine/rule.ts";
import { readSource } from "../config/read-config.ts";
import type { Kit } from "../kit/kit.ts";
import { ourKit } from "../kit/our-kit.ts";
import { publicDirOf } from "../lib/files/public-folder.ts";
import { type CheckedSite, type CheckResult, checkSource } from "../pipeline.ts";
import { put } from "./commands/folder.ts";
import { business, SMALL_SVG, theme } from "./facts.ts";

/** A config as an owner writes it, without defaults. */
export type Config = SiteInput;
export type PageConfig = Config["pages"][number];
export type SectionConfig = NonNullable<PageConfig["sections"]>[number];

/** Files of `public/media` by name; `../name` is beside that folder. */
export type MediaFiles = Record<string, string | Uint8Array>;

/** A small valid site; overrides replace its parts. */
export const makeConfig = (parts: Partial<Config> = {}): Config => ({
  version: 3,
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
  const text = typeof config === "string" ? config : JSON.stringify(config, null, 2);
  const file = join(folder, "site.config.json");
  writeFileSync(file, text);
  mkdirSync(join(folder, "public/media"), { recursive: true });
  for (const [name, data] of Object.entries({ "logo.svg": SMALL_SVG, ...media })) {
    put(join(folder, "public/media"), name, data);
  }
  return { folder, file, text };
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
  const { folder, file, text } = writeSite(config, media);
  try {
    return { ...(await checkSource(readSource(file), publicDirOf(file), kit)), text };
  } finally {
    rmSync(folder, { recursive: true });
  }
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
