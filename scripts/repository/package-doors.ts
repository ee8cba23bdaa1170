import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { ourModules } from "../../src/kit/our-modules.ts";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";
import { APP_ENTRIES } from "../../src/render/bundle/make-site-code.ts";

/** The public entry points, each with its module. */
const DOORS = { kit: "src/kit/public/kit.ts", ui: "src/components/public.ts" };

const ICONS = "@mui/icons-material/";

/**
 * Copies the sources of pages, from which custom sections are bundled. It copies single icons,
 * since the package of all icons is large.
 */
export async function copySources(folder: string): Promise<void> {
  const modules = Object.values(ourModules(".")).flat();
  const { metafile } = await build({
    absWorkingDir: PROJECT_DIR,
    entryPoints: [...APP_ENTRIES, DOORS.ui, ...modules.map(({ file }) => file)],
    outdir: folder,
    bundle: true,
    write: false,
    format: "esm",
    metafile: true,
    packages: "external",
    external: ["plumbline:*"],
    logLevel: "silent",
  });
  const inputs = Object.entries(metafile.inputs);
  const icons = inputs.flatMap(([, { imports }]) =>
    imports.flatMap(({ path }) => (path.startsWith(ICONS) ? [`${path}.mjs`] : [])),
  );
  const helper = `${ICONS}utils/createSvgIcon.mjs`;
  const packages = dirname(dirname(dirname(require.resolve(`${ICONS}package.json`))));
  await Promise.all([
    ...inputs.map(([path]) => cp(join(PROJECT_DIR, path), join(folder, path))),
    ...[...new Set([...icons, helper])].map((path) => cp(join(packages, path), join(folder, path))),
  ]);
}

const require = createRequire(import.meta.url);

const { dependencies } = JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8"));

/**
 * Writes the types of the entry points, a file for each module, as `exports` in package.json names
 * them.
 */
export async function writeTypes(folder: string): Promise<void> {
  const { config } = ts.readConfigFile(join(PROJECT_DIR, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT_DIR);
  const program = ts.createProgram(
    Object.values(DOORS).map((file) => join(PROJECT_DIR, file)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // The types have been checked before, which takes longer than writing them.
      noCheck: true,
      outDir: folder,
      rootDir: PROJECT_DIR,
    },
  );
  const made: [file: string, text: string][] = [];
  program.emit(undefined, (file, text) => made.push([file, text]));
  for (const [file, text] of made) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      text.replace(
        RELATIVE,
        (_, start, name, end) => `${start}"${name}${end === "json" ? ".json" : ""}.js"`,
      ),
    );
    for (const [, , name, end] of text.matchAll(RELATIVE)) {
      if (end === "json")
        await writeJsonTypes(join(dirname(relative(folder, file)), `${name}.json`), folder);
    }
  }
}

/** The specifier of another file, in two parts: its name and its extension. */
const RELATIVE = /(from |import\()"(\.[^"]+)\.(json|tsx?)"/g;

/** JSON is a valid type. */
async function writeJsonTypes(path: string, folder: string): Promise<void> {
  const json = await readFile(join(PROJECT_DIR, path), "utf8");
  await writeFile(
    join(folder, `${path}.d.ts`),
    `declare const json: ${json};\nexport default json;\n`,
  );
}

/** Writes the entry points for tests of a section or a check that run without Plumbline. */
export const writeDoors = (folder: string) =>
  build({
    absWorkingDir: PROJECT_DIR,
    entryPoints: DOORS,
    outdir: folder,
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "node20",
    external: [...Object.keys(dependencies), "node:*"],
    jsx: "automatic",
    logLevel: "silent",
  });
