import type { Plugin } from "vite";

const NOTHING = "export default () => null;";

const absent = (name: string, what: string) =>
  `export default () => { throw new Error(${JSON.stringify(`${what} is left out of the bundle: src/code/lean.ts`)}); };
export const ${name} = () => { throw new Error(); };`;

/** A page names the scripts that it needs (section-chunks.ts), so that none is looked for when it is imported. */
const IMPORTS_ONLY = "export const __vitePreload = (load) => load();";
const PRELOADER = "vite/preload-helper.js";

/** It has that of its own: what it shared with the app would be one more file, or make the app import it. */
const START = /[\\/]src[\\/]app[\\/]start\.ts$/;

/**
 * Modules that others import whether or not they are used, by the end of their path. The theme turns
 * uses no CSS variables of MUI's own, and nothing calls emotion's `withTheme`, so none of these ever runs;
 * icons are drawn as all others are, without a component of MUI around each.
 */
const UNUSED: ReadonlyMap<string, string> = new Map([
  ["/hoist-non-react-statics.cjs.js", NOTHING],
  [
    "@mui/material/styles/createThemeWithVars.mjs",
    absent("unused", "createTheme({ cssVariables: true })"),
  ],
  ["@mui/material/styles/ThemeProviderWithVars.mjs", absent("CssVarsProvider", "CssVarsProvider")],
  [
    "@mui/icons-material/utils/createSvgIcon.mjs",
    'export { createSvgIcon as default } from "/src/ui/svg.tsx";',
  ],
  [PRELOADER, IMPORTS_ONLY],
]);

/**
 * Leaves out of the bundles what no page of any site runs, and what bundlers keep only because they
 * cannot know that: parts of MUI and emotion, and those of React Router's components that nothing uses.
 */
export function leanDependencies(): Plugin {
  const found = new Set<string>();
  return {
    name: "plumbline:lean",
    enforce: "pre",
    resolveId: (source, importer = "") =>
      source.endsWith(PRELOADER) && START.test(importer) ? `\0start/${PRELOADER}` : undefined,
    load(id) {
      const unused = [...UNUSED.keys()].find((end) => id.endsWith(end));
      if (unused === undefined) return undefined;
      found.add(unused);
      return UNUSED.get(unused);
    },
    transform(code, id) {
      return id.includes("/node_modules/react-router/")
        ? { code: withoutNames(code), map: null }
        : undefined;
    },
    // React's server components are told by it what is for browsers; here all of it is.
    onLog: (_, { code }) => code !== "MODULE_LEVEL_DIRECTIVE",
    buildEnd() {
      // The server's bundle takes no part in what only browsers do.
      if (this.environment.config.consumer === "server") return;
      for (const end of UNUSED.keys()) {
        if (!found.has(end)) this.warn(`No package has ${end} any more: fix src/code/lean.ts.`);
      }
    },
  };
}

/** A `displayName`, read only by developers' tools, makes a bundler keep what nothing else uses. */
const withoutNames = (code: string) =>
  code
    .replace(/^\w+\.displayName = .+;$/gm, "")
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1");
