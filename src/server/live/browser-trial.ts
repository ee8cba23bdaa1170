import { readdir, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { BrowserReport, ChangedUrls } from "../../client/live/protocol.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { extensionProblem } from "../../diagnostics/extension-problem.ts";
import { type ProblemView, problemViews } from "../../diagnostics/problem-view.ts";
import {
  type BrowserFault,
  findHydrationFaults,
  whyHydrationUntested,
} from "../../kit/conformance/hydration.ts";
import { startOf } from "../../kit/extensions/code-text.ts";
import { openExtensions } from "../../kit/extensions/open-extensions.ts";
import { sourceIn, sourcePosition } from "../../kit/extensions/source-position.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { groupBy } from "../../lib/lists.ts";
import { ROUTE_DATA } from "../../model/addresses.ts";
import type { ExtensionCode } from "../../model/kit/extensions.ts";
import type { RouteModel, SectionModel } from "../../model/route.ts";
import { siteCode, trialFile } from "../../render/bundle/site-code.ts";
import { DevelopmentApp } from "./development-app.ts";

/** A section of one of the site's own types, on a page. */
interface ExtensionSection {
  /** The position in words: `/prices › section 4, priceList`. */
  place: string;
  path: string;
  /** The file of its component. */
  file: string;
  /** The page with this section alone. */
  route: RouteModel;
  /** A hash of everything that the page depends on. */
  key: string;
}

/** The maximum number of sections to test after a build; each takes some milliseconds. */
const MOST_TRIED = 100;

/** Tests how browsers hydrate the sections of the site's own types, each separately. */
export class BrowserTrial {
  private pages = new Map<string, ExtensionSection[]>();
  private faults = new Map<string, BrowserFault[]>();
  private extensions: ExtensionCode | undefined;
  readonly app = new DevelopmentApp();
  private readonly ending = new AbortController();

  constructor(
    readonly configFile: string,
    readonly outDir: string,
  ) {}

  end(): void {
    this.ending.abort();
  }

  /** The problems of the site after these changes. `tell` receives the reason if it cannot be tested. */
  async problemsAfter(changed: ChangedUrls, tell?: (text: string) => void): Promise<ProblemView[]> {
    const extensions = await openExtensions(this.configFile, ourKit());
    this.extensions = extensions;
    this.app.outdate();
    if (!extensions || extensions.modules.sections.length === 0) return [];
    await this.look(changed, extensions);
    const sections = [...this.pages.values()].flat();
    const untried = whyHydrationUntested();
    if (untried === undefined) await this.tryNew(sections, extensions);
    else if (sections.length > 0) tell?.(untried);
    return problemViews(this.problemsOf(sections), "");
  }

  /** Builds the development app for the code that was tested last. */
  async makeApp(): Promise<void> {
    await this.app.make(this.extensions, this.configFile);
  }

  /** The problem that a page's browser has reported, with the line of the site's own code that threw it. */
  async heard({ path, message, stack }: BrowserReport): Promise<ProblemView[]> {
    const { browserDir } = await siteCode(this.extensions, cacheDirOf(this.configFile));
    const code = sourcePosition(Object.assign(new Error(message), { stack }), (at) => {
      const development = this.app.fileOf(at.file);
      return development === undefined
        ? sourceIn(browserDir)({ ...at, file: join(browserDir, at.file) })
        : sourceIn(dirname(development))({ ...at, file: development });
    });
    if (code) {
      const place = this.placeOn(path, code.file);
      return problemViews([{ ...extensionProblem(code, message), location: place }], "");
    }
    const unknown = { rule: "", at: "", codeFrame: "", hint: "", affected: "" };
    return [{ ...unknown, severity: "error", location: path, message: `${path}: ${message}` }];
  }

  /** The section on a page with this source, if only one is possible. */
  private placeOn(path: string, source: string): string {
    const sections = [...this.pages.values()].flat();
    const isOwner = (each: ExtensionSection) =>
      each.path === path && source.startsWith(dirname(each.file) + sep);
    const [first, ...others] = sections.filter(isOwner);
    return first && others.length === 0 ? first.place : path;
  }

  /** Reads changed pages. */
  private async look(changed: ChangedUrls, extensions: ExtensionCode): Promise<void> {
    const isWhole = changed === "all" || this.pages.size === 0;
    if (isWhole) this.pages = new Map();
    const urls = isWhole ? await dataIn(this.outDir) : changed;
    for (const url of urls.filter((each) => each.startsWith(`${ROUTE_DATA}/`))) {
      const text = await readFile(join(this.outDir, url), "utf8").catch(() => undefined);
      this.pages.set(url, text === undefined ? [] : extensionSections(text, extensions));
    }
  }

  private async tryNew(
    sections: readonly ExtensionSection[],
    extensions: ExtensionCode,
  ): Promise<void> {
    const byKey = new Map(sections.map((each) => [each.key, each]));
    this.faults = new Map([...this.faults].filter(([key]) => byKey.has(key)));
    const fresh = [...byKey.values()].filter(({ key }) => !this.faults.has(key));
    const trying = fresh.slice(0, MOST_TRIED);
    if (trying.length === 0) return;
    const file = await trialFile(extensions, cacheDirOf(this.configFile));
    const routes = trying.map(({ route }) => route);
    const found = await findHydrationFaults(routes, file, this.ending.signal);
    for (const [index, { key }] of trying.entries()) this.faults.set(key, found[index] ?? []);
  }

  /** One problem for each fault, even if many pages have it. */
  private problemsOf(sections: readonly ExtensionSection[]): LocatedDiagnostic[] {
    const all = sections.flatMap((section) =>
      (this.faults.get(section.key) ?? []).map((fault) => ({ section, fault })),
    );
    const alike = groupBy(all, ({ section, fault }) => JSON.stringify([section.file, fault]));
    return [...alike.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { section, fault } = first;
      const affects = [...new Set(group.map((each) => each.section.path))];
      const problem = extensionProblem(fault.position ?? startOf(section.file), fault.message);
      return { ...problem, location: section.place, affects };
    });
  }
}

/** The addresses of the data of all pages of a built site. */
async function dataIn(outDir: string): Promise<string[]> {
  const names = await readdir(join(outDir, ROUTE_DATA), { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json")).sort();
  return files.map((name) => `${ROUTE_DATA}/${name.replaceAll("\\", "/")}`);
}

function extensionSections(
  text: string,
  { modules, modulesKey }: ExtensionCode,
): ExtensionSection[] {
  const files = new Map(modules.sections.map(({ name, file }) => [name, file]));
  const { route }: { route: RouteModel } = JSON.parse(text);
  return route.sections.flatMap((section, index) => {
    const file = files.get(section.type);
    if (file === undefined) return [];
    const place = `${route.path} › section ${index + 1}, ${section.type}`;
    const alone = aloneOn(route, section);
    const key = contentHash(modulesKey, JSON.stringify({ ...alone, path: "" }));
    return { place, path: route.path, file, route: alone, key };
  });
}

const aloneOn = (route: RouteModel, section: SectionModel): RouteModel => ({
  path: route.path,
  language: route.language,
  look: route.look,
  texts: route.texts,
  head: { title: "", tags: [], jsonLd: null },
  languages: [],
  trail: [],
  sections: [section],
});
