import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteInput } from "../../schema/site.ts";
import { type CheckedSite, type CheckResult, checkSource } from "../check-site.ts";
import type { Rule } from "../checks/engine/rule.ts";
import { publicDirOf } from "../files/public-folder.ts";
import type { Kit } from "../kit/kit.ts";
import { ourKit } from "../kit/our-kit.ts";
import { readSource } from "../read/read.ts";
import { business, SMALL_SVG, theme } from "./facts.ts";
import { put } from "./folder.ts";

/** A config as an owner writes it, before any default is put in. */
export type Config = SiteInput;
export type PageConfig = Config["pages"][number];
export type SectionConfig = NonNullable<PageConfig["sections"]>[number];

/** Files of `public/media` by name; `../name` lies beside that folder. */
export type MediaFiles = Record<string, string | Uint8Array>;

/** A small site that is right; whatever is given takes the place of its own part. */
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

/** A page that is right, the home page unless told otherwise. */
export const makePage = (parts: Partial<PageConfig> = {}): PageConfig => ({
  path: "/",
  title: "Home",
  description: "Roofs that stay dry.",
  sections: [{ type: "hero", heading: "Roofs that stay dry" }],
  ...parts,
});

/** A site whose one page holds these sections. */
export const withSections = (...sections: SectionConfig[]): Config =>
  makeConfig({ pages: [makePage({ sections })] });

/** The opening of a page with a picture or drawing of `public/media`. */
export const heroWith = (file: string): SectionConfig => ({
  type: "hero",
  heading: "Roofs",
  picture: { file, alt: "A slate roof" },
});

/** A value that the types forbid, for what an owner may write all the same. */
export const wrong = <T>(value: unknown): T => value as T;

/** Writes config and media into a folder of their own; the caller removes the folder. */
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

/** Our kit with these checks alone. */
export const withChecks = (...checks: Rule[]): Kit => ({ ...ourKit(), checks });

/** What the compiler makes of a config, without the rules that look at a whole site, with the text that its positions refer to. */
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

/** The site that was checked; where there is none for its errors, throws what is wrong. */
export function siteOf({ site, diagnostics }: CheckResult): CheckedSite {
  if (site) return site;
  throw new Error(diagnostics.map(({ location, message }) => `${location}: ${message}`).join("\n"));
}

/** The site that the compiler makes of a config without errors. */
export const compiled = async (config: Config, media: MediaFiles = {}): Promise<CheckedSite> =>
  siteOf(await compile(config, media));

/** The sections of the home page, ready to be rendered; throws if anything is wrong. */
export async function compileSections(config: Config, media: MediaFiles = {}) {
  const { site, diagnostics } = await compile(config, media);
  const [first] = diagnostics;
  if (first) throw new Error(`${first.location}: ${first.message}`);
  return site?.routes[0]?.sections ?? [];
}
