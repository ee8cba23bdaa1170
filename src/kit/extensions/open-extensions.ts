import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ExtensionError, extensionProblem } from "../../diagnostics/extension-problem.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { packageFolder } from "../../lib/files/package-folder.ts";
import { componentFileOf, componentNameOf } from "../../model/kit/component-names.ts";
import type { ExtensionCode, KitModule, KitModules } from "../../model/kit/extensions.ts";
import { DEFAULT_STYLES, type LookDefinition } from "../../model/kit/look-definition.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import type { Kit } from "../kit.ts";
import { bundleDefinitions, inspectModules, inspectScripts } from "./bundle.ts";
import { placeOfAsync, startOf } from "./code-text.ts";
import { expectStyles } from "./expect-styles.ts";
import {
  expectDescribed,
  expectDrawn,
  expectExports,
  expectFree,
  expectModules,
  expectValid,
} from "./expectations.ts";
import { extensionFilesIn } from "./extension-files.ts";
import { expectCurrentNames } from "./former-names.ts";
import { isOneFile } from "./one-file.ts";
import { pluginFolders } from "./plugins.ts";
import { type ExtensionValue, runExtensions } from "./run.ts";

/** The folders of extensions: the site's, and those of its plugins. */
export const extensionRoots = (configFile: string): string[] => [
  realpathSync(dirname(configFile)),
  ...pluginFolders(configFile),
];

/** Bundles a site's extensions; undefined if it has none. */
export async function openExtensions(
  configFile: string,
  ours: Kit,
): Promise<ExtensionCode | undefined> {
  const [folder = "", ...packages] = extensionRoots(configFile);
  const files = [folder, ...packages].flatMap(extensionFilesIn);
  expectModules([folder, ...packages]);
  if (files.length === 0) return undefined;
  // Collects the plugins first, so that one message lists all missing packages.
  const hasModules = files.some(({ kind }) => kind === "section" || kind === "look");
  ensurePackages("esbuild", ...(hasModules ? (["vite"] as const) : []));
  expectCurrentNames(files.map(({ file }) => file));
  const bundle = await bundleDefinitions(files, folder);
  const values = runExtensions(bundle);
  expectExports(bundle.files, values);
  expectValid(values);
  expectFree(values, ours);
  await expectDescribed(bundle, values);
  expectDrawn(bundle, values);
  const modules = modulesOf(values);
  const all = [...modules.sections, ...modules.looks];
  const key = contentHash(bundle.text, JSON.stringify(files));
  if (all.length === 0) return { ...bundle, modules, modulesKey: "", key };
  const seen = await inspectModules(all, folder);
  const missing = all.filter(({ file, exported }) => !seen.exportsOf(file).includes(exported));
  if (missing.length > 0) throw new ExtensionError(missing.map(exportsNothing));
  expectNoneAsync(modules.sections);
  expectCurrentNames(all.map(({ file }) => file));
  await expectStyles(modules.looks, folder);
  const scripts = await inspectScripts(modules.scripts, folder);
  const modulesKey = contentHash(seen.text, scripts, JSON.stringify(modules));
  return { ...bundle, modules, modulesKey, key: contentHash(key, modulesKey) };
}

/** The modules for browsers. */
function modulesOf(values: readonly ExtensionValue[]): KitModules {
  const of = (kind: string) => values.filter((each) => each.kind === kind);
  return {
    sections: of("section").map(({ value, file }) => {
      const section = value as SectionType;
      return {
        name: section.type,
        file: moduleFile(file, section.component, componentFileOf(section)),
        exported: componentNameOf(section.type),
        inApp: section.inApp ?? false,
      };
    }),
    scripts: of("section").flatMap(({ value, file }) => {
      const { type, script } = value as SectionType;
      if (!script) return [];
      return [{ type, file: beside(file, script.file), beforePaint: script.beforePaint ?? false }];
    }),
    looks: of("look").map(({ value, file }) => {
      const { name, styles } = value as LookDefinition;
      const module = moduleFile(file, styles, DEFAULT_STYLES);
      return { name, file: module, exported: "styles", inApp: false };
    }),
  };
}

/** The file for browsers: the one that the definition names, the definition's own, or the usual one. */
function moduleFile(file: string, named: string | undefined, usual: string): string {
  if (named === undefined && isOneFile(file)) return file;
  return beside(file, named ?? usual);
}

function beside(file: string, name: string): string {
  const found = join(dirname(file), name);
  if (existsSync(found)) return found;
  throw new ExtensionError([
    extensionProblem(startOf(file, name), `There is no file "${name}" beside this one.`),
  ]);
}

/** React suspends on async components, which neither the server nor browsers support here. */
function expectNoneAsync(sections: readonly KitModule[]): void {
  const problems = sections.flatMap(({ file, exported }) => {
    const place = placeOfAsync(file, exported);
    return place
      ? [extensionProblem(place, `The component "${exported}" is async.`, ASYNC_HINT)]
      : [];
  });
  if (problems.length > 0) throw new ExtensionError(problems);
}

const ASYNC_HINT = "Get the data in derive, or fetch it in useEffect.";

const exportsNothing = ({ file, exported, name }: KitModule) =>
  extensionProblem(
    startOf(file),
    `This file has to export "${exported}", the component of "${name}".`,
    `Write: export const ${exported} = …`,
  );

/**
 * Installs the bundler that extensions need with npm, into the folder where Plumbline is installed. Sites
 * without extensions do not need it.
 */
function ensurePackages(...needed: readonly ("esbuild" | "vite")[]): void {
  const missing = needed.filter((name) => packageFolder(name, PROJECT_DIR) === undefined);
  if (missing.length === 0) return;
  const { peerDependencies } = JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8"));
  const packages = missing.map((name) => `${name}@${peerDependencies[name]}`);
  const args = ["install", "--save-dev", "--save-exact", ...packages];
  const why = `This site has extensions, which need ${missing.join(" and ")}.`;
  // Other package managers are left to the owner.
  if (!isNpms()) throw new Error(`${why} Install ${packages.join(" and ")}, and run this again.`);
  console.error(`${why} npm ${args.join(" ")}`);
  const { status } = spawnSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd: dirname(dirname(PROJECT_DIR)),
    stdio: ["ignore", "inherit", "inherit"],
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    throw new Error("They could not be installed: see above. Fix that and run this again.");
  }
}

function isNpms(): boolean {
  const modules = dirname(PROJECT_DIR);
  const others = OTHER_LOCKS.some((name) => existsSync(join(dirname(modules), name)));
  return basename(modules) === "node_modules" && !PROJECT_DIR.includes(".pnpm") && !others;
}

const OTHER_LOCKS = ["yarn.lock", "pnpm-lock.yaml", "bun.lock", "bun.lockb"];
