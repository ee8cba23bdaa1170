import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SectionInput } from "../../../schema/fields/section.ts";
import { parseSource } from "../../config/read-config.ts";
import {
  SECTION_RULES,
  SECTION_TYPE_RULES,
  type TestedSection,
} from "../../kit/conformance/conformance.ts";
import { findHydrationFaults, whyHydrationUntested } from "../../kit/conformance/hydration.ts";
import { extensionRoots } from "../../kit/extensions/open-extensions.ts";
import { openKit } from "../../kit/extensions/open-kit.ts";
import { formatPosition, sourceIn, sourcePosition } from "../../kit/extensions/source-position.ts";
import type { Kit } from "../../kit/kit.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { readText } from "../../lib/files/text-file.ts";
import { addAll } from "../../lib/lists.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import type { RouteModel } from "../../model/route.ts";
import { servicesOf } from "../../output/hosting/services.ts";
import { checkSource } from "../../pipeline.ts";
import { loadRenderer, siteCode, trialFile } from "../../render/bundle/site-code.ts";
import { renderWithTimeLimit } from "../../render/component-problem.ts";

/** How many section types of a site were tested, and their problems, one per line. */
export interface Trial {
  tried: number;
  faults: string[];
}

/** A fixture that could be rendered, and its page. */
interface RenderedFixture {
  what: string;
  route: RouteModel;
}

/** Renders sections of a site's types as pages do. */
interface FixtureRenderer {
  shownAs(section: SectionInput): Promise<RenderedSection | string[]>;
  /** The position in the extensions where an error was thrown, for messages. */
  thrownAt(error: unknown): string | undefined;
  close(): void;
}

type RenderedSection = Pick<TestedSection, "model" | "html" | "services"> & { route: RouteModel };

/** Tests each section type of a site with its fixtures, as Plumbline's tests do with ours. */
export async function tryExtensionSections(configFile: string): Promise<Trial> {
  const { kit } = await openKit(configFile);
  const types = [...(kit?.sections.values() ?? [])].filter(
    ({ type }) => !ourKit().sections.has(type),
  );
  if (!kit || types.length === 0) return { tried: 0, faults: [] };
  const workshop = await openFixtureRenderer(configFile, kit);
  try {
    const shown: RenderedFixture[] = [];
    const faults: string[] = [];
    for (const type of types) addAll(faults, await typeFaults(type, workshop, shown));
    const file = kit.extensions && (await trialFile(kit.extensions, cacheDirOf(configFile)));
    return { tried: types.length, faults: [...faults, ...(await hydrationFaults(shown, file))] };
  } finally {
    workshop.close();
  }
}

/** The HTML of a section; throws if it cannot be rendered. */
export async function sectionHtml(section: SectionInput, configFile: string): Promise<string> {
  const { kit, problems } = await openKit(configFile);
  if (!kit) throw new Error(problems.map(({ message }) => message).join("\n"));
  const workshop = await openFixtureRenderer(configFile, kit);
  try {
    const shown = await workshop.shownAs(section);
    if (Array.isArray(shown)) throw new Error(shown.join("\n"));
    return shown.html;
  } finally {
    workshop.close();
  }
}

async function openFixtureRenderer(configFile: string, kit: Kit): Promise<FixtureRenderer> {
  const { rendererFile } = await siteCode(kit.extensions, cacheDirOf(configFile));
  const { createRenderer } = await loadRenderer(rendererFile);
  const pictures = trialPictures(configFile);
  return {
    async shownAs(section) {
      const { site, diagnostics } = await checkTrialPage(section, configFile, pictures.folder, kit);
      const [route] = site?.routes ?? [];
      const model = route?.sections[0];
      if (!site || !route || !model) return diagnostics.map(({ message }) => message);
      const { main: html } = renderWithTimeLimit(
        () => createRenderer(site.model).page(route),
        route,
        kit.extensions,
      );
      return { model, html, route, services: servicesOf(site.summary.pages, site.config) };
    },
    thrownAt(error) {
      const place = sourcePosition(error, sourceIn(dirname(rendererFile)));
      return kit.thrownAt?.(error) ?? (place && formatPosition(place));
    },
    close: pictures.remove,
  };
}

/** What differs or fails during hydration in a browser. */
async function hydrationFaults(
  shown: readonly RenderedFixture[],
  file: string | undefined,
): Promise<string[]> {
  if (file === undefined || shown.length === 0) return [];
  const untried = whyHydrationUntested();
  if (untried !== undefined) {
    console.error(untried);
    return [];
  }
  const routes = shown.map(({ route }) => route);
  const found = await findHydrationFaults(routes, file).catch((error: Error) => error.message);
  if (typeof found === "string") return [`Browsers cannot hydrate these sections: ${found}`];
  return shown.flatMap(({ what }, index) =>
    (found[index] ?? []).map(({ message, position }) => {
      const at = position ? ` (${formatPosition(position)})` : "";
      return `${what} cannot be hydrated by browsers: ${message}${at}`;
    }),
  );
}

/** Faults of a type and of each of its fixtures, also if one of them throws. */
async function typeFaults(
  definition: SectionType,
  workshop: FixtureRenderer,
  shown: RenderedFixture[],
): Promise<string[]> {
  const { fixtures, shownLater = [] } = await definition.fixtures();
  const { type } = definition;
  const faults = ruleFaults(SECTION_TYPE_RULES, { definition, fixtures }, type, workshop);
  for (const [name, section] of Object.entries(fixtures)) {
    const what = `${type}, fixture "${name}",`;
    const tried = { definition, section, shownLater };
    const found = await fixtureFaults(tried, what, workshop, shown).catch((error) => [
      thrownMessage(error, what, workshop),
    ]);
    addAll(faults, found);
  }
  return faults;
}

async function fixtureFaults(
  tried: Pick<TestedSection, "definition" | "section" | "shownLater">,
  what: string,
  workshop: FixtureRenderer,
  allShown: RenderedFixture[],
): Promise<string[]> {
  const { section } = tried;
  const [shown, later] = [await workshop.shownAs(section), await workshop.shownAs(section)];
  if (Array.isArray(shown) || Array.isArray(later)) {
    const why = [shown, later].find(Array.isArray) ?? [];
    return why.map((each) => `${what} cannot be shown: ${each}`);
  }
  allShown.push({ what, route: shown.route });
  return ruleFaults(SECTION_RULES, { ...tried, ...shown, htmlAgain: later.html }, what, workshop);
}

const ruleFaults = <T>(
  rules: Record<string, (tried: T) => string[]>,
  tried: T,
  what: string,
  workshop: FixtureRenderer,
) =>
  Object.entries(rules).flatMap(([name, rule]) => {
    try {
      return rule(tried).map((found) => `${what} ${name} – not so: ${found}`);
    } catch (error) {
      return [thrownMessage(error, what, workshop)];
    }
  });

function thrownMessage(error: unknown, what: string, { thrownAt }: FixtureRenderer): string {
  const at = thrownAt(error);
  const message = error instanceof Error ? error.message : String(error);
  return `${what} stops with an error: ${message}${at === undefined ? "" : ` (${at})`}`;
}

/** Checks the site with a single page that contains only the section. */
function checkTrialPage(section: SectionInput, configFile: string, publicDir: string, kit: Kit) {
  const { publish: _, ...site } = JSON.parse(readText(configFile));
  const page = { path: "/", title: "Trial", description: "Trial.", sections: [section] };
  const source = parseSource(configFile, JSON.stringify({ ...site, checks: [], pages: [page] }));
  return checkSource(source, publicDir, { ...kit, checks: [] });
}

/** The public folder of a site, with the pictures that its plugins need for their fixtures. */
function trialPictures(configFile: string): { folder: string; remove(): void } {
  const own = publicDirOf(configFile);
  const [, ...plugins] = extensionRoots(configFile);
  const brought = plugins.map((root) => join(root, "public")).filter((each) => existsSync(each));
  if (brought.length === 0) return { folder: own, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), "plumbline-trial-"));
  // If a plugin has a file with the same name, the site's file is used.
  for (const each of [...brought, own].filter((from) => existsSync(from)))
    cpSync(each, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
