import { join } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { isOneFile, partOf } from "../../kit/extensions/one-file.ts";
import { ourModules } from "../../kit/our-modules.ts";
import { isCheckout, PROJECT_DIR, SHARED_PACKAGES, SOURCES_DIR } from "../../lib/code/project.ts";
import { packageFolder } from "../../lib/files/package-folder.ts";
import type { KitModules } from "../../model/kit/extensions.ts";
import { kitModules } from "./kit-modules.ts";

/** Files that also hold a definition: browsers and the renderer get their component or styles. */
function browserParts({ sections, looks }: KitModules): Plugin[] {
  const files = new Set([...sections, ...looks].map(({ file }) => file).filter(isOneFile));
  if (files.size === 0) return [];
  const handler = async (code: string, id: string) =>
    files.has(id) ? { code: await partOf(code, id, "browser"), map: null } : undefined;
  return [{ name: "plumbline:one-file", enforce: "pre", transform: { order: "pre", handler } }];
}

/** Settings of all bundles of a site. */
export interface Settings {
  base: InlineConfig;
  modules: KitModules;
}

/** A package contains only the icons in use. */
const ICONS_HERE = {
  find: /^(@mui\/icons-material\/\w+)$/,
  replacement: join(SOURCES_DIR, "$1.mjs"),
};

const fileOf = (name: string, file: string) => join(packageFolder(name, PROJECT_DIR) ?? "", file);

/** Replaces Vite's helper for imports, since pages name the scripts that they need (on-demand.ts). */
export const IMPORT_ONLY = "src/client/import-only.ts";

/** Smaller replacements for modules that packages import, with the same effect on pages. */
const SMALLER = [
  // The theme does not use MUI's CSS variables.
  {
    find: /^\.\/createThemeWithVars\.mjs$/,
    replacement: fileOf("@mui/material", "styles/createThemeNoVars.mjs"),
  },
  // Draws icons like all others, without a component of MUI around each.
  { find: "@mui/material/SvgIcon", replacement: join(SOURCES_DIR, "src/components/ui/svg.tsx") },
  { find: "\0vite/preload-helper.js", replacement: join(SOURCES_DIR, IMPORT_ONLY) },
];

/**
 * A `displayName` is only for developer tools, but makes the bundler include all components of React Router:
 * 7 KB of the app.
 */
const withoutNames: Plugin = {
  name: "plumbline:without-names",
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .+;$/gm, "")
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
};

export function settingsFor(extensions: KitModules): Settings {
  const ours = ourModules(SOURCES_DIR);
  const modules = {
    sections: [...ours.sections, ...extensions.sections],
    looks: [...ours.looks, ...extensions.looks],
    scripts: [...ours.scripts, ...extensions.scripts],
  };
  const base: InlineConfig = {
    root: SOURCES_DIR,
    configFile: false,
    publicDir: false,
    mode: "production",
    logLevel: "warn",
    plugins: [...browserParts(extensions), kitModules(modules), withoutNames],
    resolve: {
      alias: [
        { find: "plumbline/ui", replacement: join(SOURCES_DIR, "src/components/public.ts") },
        ...SMALLER,
        ...(isCheckout() ? [] : [ICONS_HERE]),
      ],
      dedupe: [...SHARED_PACKAGES],
    },
    build: {
      rolldownOptions: {
        // No warnings about slow plugins, which owners cannot change, and about marks for React's server
        // components, which packages have and browsers do not need.
        checks: { pluginTimings: false, moduleLevelDirective: false },
        // Emotion imports it for a function that is never called.
        treeshake: {
          moduleSideEffects: [
            { test: /hoist-non-react-statics/, sideEffects: false },
            // Allows a section to load only what it uses of `plumbline/ui`.
            { test: /[\\/]src[\\/]components[\\/]public\.ts$/, sideEffects: false },
          ],
        },
      },
    },
  };
  return { base, modules };
}
