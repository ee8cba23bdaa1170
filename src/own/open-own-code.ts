import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentHash } from "../files/hash.ts";
import type { Kit } from "../kit/kit.ts";
import type { KitModule, KitModules } from "../model/kit-modules.ts";
import type { MotifDefinition } from "../model/motif-definition.ts";
import type { OwnCode, OwnText } from "../model/own-code.ts";
import { componentNameOf, type SectionType } from "../model/section-definition.ts";
import { drawingOf } from "../site/share-image.ts";
import { bundleDefinitions, lookAtModules } from "./bundle.ts";
import { ensureBundler } from "./bundler.ts";
import { keyIn, startOf } from "./code-text.ts";
import { expectFree } from "./expect-free.ts";
import { expectWhole } from "./expect-whole.ts";
import { ownFilesIn } from "./own-files.ts";
import { OwnCodeError, ownProblem } from "./own-problem.ts";
import { pluginFolders } from "./plugins.ts";
import { type OwnValue, runOwn, thrownIn } from "./run.ts";
import { undescribed } from "./undescribed.ts";

/** The folders in which a site's own code may lie: its own, and those of its packages. */
export const ownRoots = (configFile: string): string[] => [
  realpathSync(dirname(configFile)),
  ...pluginFolders(configFile),
];

/** Bundles what a site has of its own; undefined, and nothing is loaded, where it has nothing. */
export async function openOwnCode(configFile: string, ours: Kit): Promise<OwnCode | undefined> {
  const [folder = "", ...packages] = ownRoots(configFile);
  const files = [folder, ...packages].flatMap(ownFilesIn);
  if (files.length === 0) return undefined;
  ensureBundler();
  const own = await bundleDefinitions(files, folder);
  const values = runOwn(own);
  expectAll(own.files, values);
  expectWhole(values);
  expectDescribed(values);
  expectFree(values, ours);
  expectDrawn(own, values);
  const modules = modulesOf(values);
  const all = [...modules.sections, ...modules.motifs];
  const seen = all.length > 0 ? await lookAtModules(all, folder) : undefined;
  const missing = all.filter(({ file, exported }) => !seen?.exportsOf(file).includes(exported));
  if (missing.length > 0) throw new OwnCodeError(missing.map(exportsNothing));
  return { ...own, modules, key: contentHash(own.text, seen?.text ?? "", JSON.stringify(files)) };
}

/** Each module exports what its folder is for. */
function expectAll(files: OwnCode["files"], values: readonly OwnValue[]): void {
  const empty = files.filter(({ file }) => !values.some((value) => value.file === file));
  if (empty.length === 0) return;
  const problems = empty.map(({ kind, file }) =>
    ownProblem(
      startOf(file),
      `This file is here to export a ${kind}, and exports none.`,
      `Write: export const … = define${capital(kind)}({ … }). docs/kit.md shows one.`,
    ),
  );
  throw new OwnCodeError(problems);
}

/** Editors and the reference show what a field is for. */
function expectDescribed(values: readonly OwnValue[]): void {
  const problems = values.flatMap(({ kind, value, file }) => {
    if (kind !== "section") return [];
    return undescribed((value as SectionType).schema).map((name) =>
      ownProblem(
        keyIn(dirname(file), name, file),
        `The field "${name}" has no description, so nobody is told what it is for.`,
        'Add .meta({ description: "…", examples: […] }).',
      ),
    );
  });
  if (problems.length > 0) throw new OwnCodeError(problems);
}

/** A backdrop can be drawn: share images are, once the pages are made. */
function expectDrawn(own: OwnText, values: readonly OwnValue[]): void {
  for (const { kind, value } of values) {
    if (kind !== "motif") continue;
    try {
      drawingOf((value as MotifDefinition).backdrop);
    } catch (error) {
      throw new OwnCodeError([thrownIn(own, error)]);
    }
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What browsers get of it. */
function modulesOf(values: readonly OwnValue[]): KitModules {
  const of = (kind: string) => values.filter((each) => each.kind === kind);
  return {
    sections: of("section").map(({ value, file }) => {
      const { type, component, inApp = false } = value as SectionType;
      return { name: type, file: beside(file, component), exported: componentNameOf(type), inApp };
    }),
    motifs: of("motif").map(({ value, file }) => {
      const { name, styles } = value as MotifDefinition;
      return { name, file: beside(file, styles), exported: "styles", inApp: false };
    }),
  };
}

function beside(file: string, name: string): string {
  const found = join(dirname(file), name);
  if (existsSync(found)) return found;
  throw new OwnCodeError([
    ownProblem(startOf(file, name), `There is no file "${name}" beside this one.`),
  ]);
}

const exportsNothing = ({ file, exported, name }: KitModule) =>
  ownProblem(
    startOf(file),
    `This file is to export "${exported}", which shows "${name}", and does not.`,
    `Write: export const ${exported} = …`,
  );
