import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Constants of bundled code; folders are URLs that end with a slash. */
interface Bundle {
  /** The project's folder, to which the paths of sources are relative. */
  root: string;
  key: string;
  folder: string;
  /** In a package: the folder of files that a checkout generates on first use. */
  readyMade?: string;
}

/** Written into the code by the bundler (src/lib/code/command-code.cjs). */
declare const __PLUMBLINE: Bundle | undefined;

/** The bundle of this code; undefined for unbundled code, as in tests. */
export const runningBundle = typeof __PLUMBLINE === "undefined" ? undefined : __PLUMBLINE;

/**
 * The folder of this project, a checkout or an installed package, independent of the site. Not a `URL`, which
 * is the browser's in tests of components.
 */
export const PROJECT_DIR = join(fileURLToPath(import.meta.url), "../../../../");

/** A checkout's cache of its code and for its tests; can be deleted at any time. */
export const CODE_CACHE = join(PROJECT_DIR, "node_modules/.cache/plumbline");

/** The path of a generated file in an installed package; undefined in a checkout. */
export const readyMade = (name: string): string | undefined =>
  runningBundle?.readyMade && fileURLToPath(new URL(name, runningBundle.readyMade));

/** The folder with the sources `src` and `schema`, from which sites with extensions are bundled. */
export const SOURCES_DIR = readyMade("sources") ?? PROJECT_DIR;

/** The packages that extensions share with Plumbline, which provides the only copy. */
export const SHARED_PACKAGES: readonly string[] = [
  "react",
  "react-dom",
  "react-router-dom",
  "@emotion/react",
  "@emotion/styled",
  "@mui/material",
];

/** Whether the code's sources exist, so that changes can be followed. */
export const isCheckout = (): boolean => runningBundle?.readyMade === undefined;
