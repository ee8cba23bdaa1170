import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SectionInput } from "../../../schema/fields/section.ts";
import { compressedFonts } from "../../assets/fonts/font-cut.ts";
import { type MediaFile, mediaFileUrl } from "../../assets/pictures/media.ts";
import { mediaKind, mediaType } from "../../assets/pictures/media-types.ts";
import { readMedia } from "../../assets/pictures/read-media.ts";
import { FIXTURE_FILES } from "../../kit/conformance/surroundings.ts";
import { extensionRoots } from "../../kit/extensions/open-extensions.ts";
import type { Kit } from "../../kit/kit.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { codeKey } from "../../lib/code/code.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { type EditedSite, openEdited } from "../../pipeline.ts";
import { openPagePipeline, type PagePipeline } from "../../render/page-pipeline.ts";
import { DRAWING } from "./drawing.ts";
import { type SampleView, samplePage, sampleSite } from "./sample-site.ts";

interface OpenSamples extends EditedSite {
  pipeline: PagePipeline;
}

/** A page with one section, as HTML, or why there is none. */
export type SamplePage = { html: string } | { problem: string };

/** How many views are open at once; each has the pipeline of a small site. */
const MOST_OPEN = 16;

/** Pages that show one section each, with the theme and the facts of a site. */
export class SamplePages {
  readonly #open = new Map<string, Promise<OpenSamples>>();
  /** The files that pages of open views name, by address. */
  readonly #fonts = new Map<string, Uint8Array>();
  #browserDir = "";
  readonly #publicDirs: readonly string[];

  constructor(private readonly configFile: string) {
    const [, ...plugins] = extensionRoots(configFile);
    const folders = [publicDirOf(configFile), ...plugins.map((root) => join(root, "public"))];
    this.#publicDirs = folders.filter((folder) => existsSync(folder));
  }

  /** Changes with everything that samples depend on but the sections themselves. */
  async key(config: unknown, kit: Kit, view: SampleView = {}): Promise<string> {
    return contentHash(await sampleSite(config, kit, view), codeKey(), kit.extensions?.key ?? "");
  }

  async page(
    section: SectionInput,
    config: unknown,
    kit: Kit,
    view: SampleView = {},
  ): Promise<SamplePage> {
    try {
      const { pipeline } = await this.#site(config, kit, view);
      const { compiled, diagnostics } = pipeline.compile(0, samplePage(section));
      if (!compiled) return { problem: diagnostics.map(({ message }) => message).join("\n") };
      const made = pipeline.render(compiled.route, 0);
      return "html" in made ? made : { problem: made.message };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }

  /** A file of the pages, by its address without the first slash. */
  async file(url: string): Promise<{ data: Uint8Array; type: string } | undefined> {
    const name = decodeURIComponent(url.replace(/^media\//, ""));
    if (name === url) return this.#asset(url);
    const type = mediaType(name);
    for (const folder of this.#publicDirs) {
      const known = (await readMedia(folder, cacheDirOf(this.configFile))).get(name.normalize());
      if (known) return { data: await readFile(join(folder, "media", known.name)), type };
    }
    return isDrawn(name) ? { data: Buffer.from(DRAWING), type } : undefined;
  }

  async #asset(url: string): Promise<{ data: Uint8Array; type: string } | undefined> {
    const font = this.#fonts.get(`/${url}`);
    if (font) return { data: font, type: "font/woff2" };
    const script = join(this.#browserDir, url);
    // The bundler's file names; no path leads out of the folder.
    if (!/^assets\/[\w.-]+\.js$/.test(url) || !existsSync(script)) return undefined;
    return { data: await readFile(script), type: "text/javascript" };
  }

  async #site(config: unknown, kit: Kit, view: SampleView): Promise<OpenSamples> {
    const key = await this.key(config, kit, view);
    const known = this.#open.get(key) ?? this.#make(config, kit, view);
    // The last one that is used is the last one that is closed.
    this.#open.delete(key);
    this.#open.set(key, known);
    for (const old of [...this.#open.keys()].slice(0, -MOST_OPEN)) this.#open.delete(old);
    known.catch(() => this.#open.delete(key));
    return known;
  }

  async #make(config: unknown, kit: Kit, view: SampleView): Promise<OpenSamples> {
    const plain = { ...kit, checks: [] };
    const site = await openEdited(
      this.configFile,
      { text: await sampleSite(config, kit, view) },
      plain,
    );
    if (!site) throw new Error("The site has errors, which are in the list of problems.");
    const cacheDir = cacheDirOf(this.configFile);
    const fonts = await compressedFonts(site.fonts.files, cacheDir);
    for (const { url, data } of fonts) this.#fonts.set(url, data);
    this.#browserDir = site.code.browserDir;
    const media = await this.#media();
    const pipeline = await openPagePipeline({ ...site.setup, media });
    return { ...site, pipeline };
  }

  /** The files of the site and its plugins, and those of our fixtures. Pages name the files themselves. */
  async #media(): Promise<ReadonlyMap<string, MediaFile>> {
    const cacheDir = cacheDirOf(this.configFile);
    const all = await Promise.all(this.#publicDirs.map((folder) => readMedia(folder, cacheDir)));
    const found = all.reverse().flatMap((files) => [...files]);
    const whole = found.map(([name, { cut: _, ...file }]) => [name, file] as const);
    return new Map([...FIXTURE_FILES.map((name) => [name, fixtureFile(name)] as const), ...whole]);
  }
}

const isDrawn = (name: string) => FIXTURE_FILES.some((file) => file === name && /svg$/.test(file));

function fixtureFile(name: string): MediaFile {
  const type = mediaType(name);
  const size = mediaKind(type) === "image" ? { width: 400, height: 300 } : { width: 0, height: 0 };
  return { name, url: mediaFileUrl(name), type, bytes: 120_000, ...size };
}
