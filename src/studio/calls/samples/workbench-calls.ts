import { join } from "node:path";
import { bare } from "../../../config/parse/schema-at.ts";
import { problemViews } from "../../../diagnostics/problem-view.ts";
import { ourKit } from "../../../kit/our-kit.ts";
import { PROJECT_DIR } from "../../../lib/code/project.ts";
import { packageFolder } from "../../../lib/files/package-folder.ts";
import { optionsOf } from "../../model/form/options.ts";
import type { WorkbenchModel } from "../../protocol/workbench.ts";
import { type Call, call, NOTHING } from "../call.ts";
import type { Studio } from "../studio.ts";

/** The calls of the page on which developers try sections. */
export const WORKBENCH_CALLS: Readonly<Record<string, Call>> = {
  workbench: call(NOTHING, workbenchModel),
};

async function workbenchModel(studio: Studio): Promise<WorkbenchModel> {
  const { sections, looks, languages } = studio.kit;
  const types = [...sections.values()].map(async ({ type, fixtures }) => ({
    type,
    fixtures: Object.keys((await fixtures()).fixtures),
    isOwn: !ourKit().sections.has(type),
  }));
  const [first] = sections.values();
  const ground = first?.schema.shape.background;
  const { theme, language } = Object(studio.config);
  const [defaultLook = ""] = looks.keys();
  return {
    types: await Promise.all(types),
    looks: [...looks.keys()],
    languages: [...languages.keys()],
    grounds: ground ? optionsOf(bare(ground)).map(({ value }) => String(value)) : [],
    site: { look: String(Object(theme).look ?? defaultLook), language: String(language) },
    problems: problemViews(studio.kitProblems, "").map(({ at, message, hint, codeFrame }) => ({
      ...{ at, message, hint, codeFrame },
    })),
    hasAxe: axeFile(studio.configFile) !== undefined,
  };
}

/** The script of axe-core that is installed for the site, or for Plumbline. */
export function axeFile(configFile: string): string | undefined {
  const folder =
    packageFolder("axe-core", join(configFile, "..")) ?? packageFolder("axe-core", PROJECT_DIR);
  return folder && join(folder, "axe.min.js");
}
