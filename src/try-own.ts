import type { WrittenSection } from "../schema/fields/section.ts";
import { cacheDirOf } from "./cache/cache-dir.ts";
import { checkSource } from "./check-site.ts";
import { loadRenderer, siteCode, trialFile } from "./code/site-code.ts";
import { OF_SECTIONS, OF_TYPES } from "./conformance/conformance.ts";
import { takenOver } from "./conformance/taken-over.ts";
import { packageFolder } from "./files/package-folder.ts";
import { publicDirOf } from "./files/public-folder.ts";
import { servicesOf } from "./hosting/services.ts";
import type { Kit } from "./kit/kit.ts";
import { ourKit } from "./kit/our-kit.ts";
import type { RouteModel } from "./model/route.ts";
import type { SectionType } from "./model/section-definition.ts";
import { openKit } from "./own/open-kit.ts";
import { PROJECT_DIR } from "./project/project.ts";
import { parseSource } from "./read/read.ts";
import { readText } from "./read/text.ts";
import { addAll } from "./util/lists.ts";

/** What was tried of a site's own section types, and what is wrong with them, a line each. */
export interface Trial {
  tried: number;
  faults: string[];
}

/** Tries each section type of a site's own with its fixtures, as Plumbline's own tests try ours. */
export async function tryOwnSections(configFile: string): Promise<Trial> {
  const { kit } = await openKit(configFile);
  const types = [...(kit?.sections.values() ?? [])].filter(
    ({ type }) => !ourKit().sections.has(type),
  );
  if (!kit || types.length === 0) return { tried: 0, faults: [] };
  const { rendererFile } = await siteCode(kit.own, cacheDirOf(configFile));
  const { createRenderer } = await loadRenderer(rendererFile);
  const shownAs = async (section: WrittenSection) => {
    const { site, diagnostics } = await pageWith(section, configFile, kit);
    const [route] = site?.routes ?? [];
    const model = route?.sections[0];
    if (!site || !route || !model) return diagnostics.map(({ message }) => message);
    const html = createRenderer(site.model).page(route).main;
    return { model, html, route, services: servicesOf(site.summary.pages, site.config) };
  };
  const shown: Shown[] = [];
  const faults = await Promise.all(types.map((type) => faultsOf(type, shownAs, shown)));
  const file = kit.own && (await trialFile(kit.own, cacheDirOf(configFile)));
  return { tried: types.length, faults: [...faults.flat(), ...(await inBrowsers(shown, file))] };
}

type ShownAs = (section: WrittenSection) => Promise<
  | (Pick<Parameters<(typeof OF_SECTIONS)[string]>[0], "model" | "html" | "services"> & {
      route: RouteModel;
    })
  | string[]
>;

/** A fixture that could be shown, and the page that shows it. */
interface Shown {
  what: string;
  route: RouteModel;
}

const NO_WINDOW =
  "Not tried: how browsers take over these sections. That takes jsdom: npm install --save-dev jsdom";

/** What differs, or fails, when a browser takes them over. */
async function inBrowsers(shown: readonly Shown[], file: string | undefined): Promise<string[]> {
  if (file === undefined || shown.length === 0) return [];
  if (packageFolder("jsdom", PROJECT_DIR) === undefined) {
    console.error(NO_WINDOW);
    return [];
  }
  const found = await takenOver(
    shown.map(({ route }) => route),
    file,
  );
  return shown.flatMap(({ what }, index) =>
    (found[index] ?? []).map((why) => `${what} is taken over by browsers – not so: ${why}`),
  );
}

async function faultsOf(
  definition: SectionType,
  shownAs: ShownAs,
  allShown: Shown[],
): Promise<string[]> {
  const { fixtures, shownLater = [] } = await definition.fixtures();
  const { type } = definition;
  const faults = brokenBy(OF_TYPES, { definition, fixtures }, type);
  for (const [name, section] of Object.entries(fixtures)) {
    const what = `${type}, fixture "${name}",`;
    const [shown, later] = [await shownAs(section), await shownAs(section)];
    if (Array.isArray(shown) || Array.isArray(later)) {
      const why = [shown, later].find(Array.isArray) ?? [];
      addAll(
        faults,
        why.map((each) => `${what} cannot be shown: ${each}`),
      );
      continue;
    }
    allShown.push({ what, route: shown.route });
    const tried = { definition, section, shownLater, ...shown, again: later.html };
    addAll(faults, brokenBy(OF_SECTIONS, tried, what));
  }
  return faults;
}

const brokenBy = <T>(rules: Record<string, (tried: T) => string[]>, tried: T, what: string) =>
  Object.entries(rules).flatMap(([name, rule]) =>
    rule(tried).map((found) => `${what} ${name} – not so: ${found}`),
  );

/** The site with one page, that holds the section alone. */
function pageWith(section: WrittenSection, configFile: string, kit: Kit) {
  const site = JSON.parse(readText(configFile));
  const page = { path: "/", title: "Trial", description: "Trial.", sections: [section] };
  const source = parseSource(configFile, JSON.stringify({ ...site, checks: [], pages: [page] }));
  return checkSource(source, publicDirOf(configFile), { ...kit, checks: [] });
}
