import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { extname, join } from "node:path";
import type { Plugin } from "esbuild";
import { SHARED_PACKAGES, SOURCES_DIR } from "../../lib/code/project.ts";
import { packageFolder } from "../../lib/files/package-folder.ts";

/** Checks imports of browser modules before bundling, so that errors have a position. */
export const browserImports: Plugin = {
  name: "plumbline:imports",
  setup(build) {
    build.onResolve({ filter: /^plumbline\/ui$/ }, ({ path }) => ({ path, namespace: UI }));
    build.onLoad({ filter: /./, namespace: UI }, () => ({ contents: namesOfUi() }));
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, resolveDir, kind }) =>
      kind === "entry-point" || importer === "" ? undefined : packageAt(path, resolveDir),
    );
  },
};

/** Files that no module can import, in definitions or in components. */
export const otherFiles: Plugin = {
  name: "plumbline:files",
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path }) => {
      const [name = ""] = path.split("?");
      const hint = OTHER_FILES[extname(name).toLowerCase()];
      return hint === undefined ? undefined : refused(`"${path}" cannot be imported here.`, hint);
    });
    build.onResolve({ filter: /^(https?:)?\/\// }, ({ path }) =>
      refused(`"${path}" is on another server and cannot be imported.`, INSTALL),
    );
    build.onResolve({ filter: /^[@~#]\// }, ({ path }) =>
      refused(`"${path}" is not a package, and there are no path aliases.`, FROM_HERE),
    );
  },
};

const INSTALL = "Install the package with npm, and import it by its name.";
const FROM_HERE = "Use a relative path, such as ../../shared/numbers.ts.";

const UI = "plumbline-ui";

/** Finds installed packages by name, without loading them. */
function namesOfUi(): string {
  const source = readFileSync(join(SOURCES_DIR, "src/components/public.ts"), "utf8");
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  const values = lists.filter((name) => /^\w+$/.test(name));
  return values.map((name) => `export const ${name} = {};`).join("\n");
}

function packageAt(path: string, from: string) {
  if (isBuiltin(path))
    return refused(`"${path}" is part of Node.js and does not exist in browsers.`, IN_DEFINITION);
  const [first = "", second = ""] = path.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  const isThere = SHARED_PACKAGES.includes(name) || packageFolder(name, from) !== undefined;
  if (isThere) return { path, external: true };
  return refused(`The package "${name}" is not installed.`, `Run npm install ${name}.`);
}

const refused = (text: string, hint: string) => ({ errors: [{ text, detail: hint }] });

const IN_DEFINITION = "Do that in derive, in section.ts, and pass the result to the component.";

const STYLES = 'Write them in the component: styled("div")({ … }), of plumbline/ui.';
const PICTURES =
  "Put it into public/media and declare a field with media() or picture; a drawing can also be JSX.";
const WORDS = "Put the text in a field of the section, or in a constant in a module.";
const FONTS = "Set fonts under theme in the config.";

/** Files that reach pages in another way. */
const OTHER_FILES: Record<string, string> = {
  ...Object.fromEntries([".css", ".scss", ".sass", ".less", ".styl"].map((end) => [end, STYLES])),
  ...Object.fromEntries(
    [".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".ico", ".mp4", ".webm"].map(
      (end) => [end, PICTURES],
    ),
  ),
  ...Object.fromEntries([".txt", ".md", ".mdx", ".html"].map((end) => [end, WORDS])),
  ...Object.fromEntries([".woff", ".woff2", ".ttf", ".otf"].map((end) => [end, FONTS])),
};
