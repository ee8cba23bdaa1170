import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Constants of bundled code; folders are URLs that end with a slash. */
interface Bundle {
  /** The project's folder, which sources are named from. */
  root: string;
  key: string;
  folder: string;
  /** In a package: what a checkout generates on first use. */
  readyMade?: string;
}

/** Written into the code by the bundler (src/code/command-code.cjs). */
declare const __PLUMBLINE: Bundle | undefined;

/** The bundle that this code is in; code that is not bundled, as in tests, is in none. */
export const ownBundle = typeof __PLUMBLINE === "undefined" ? undefined : __PLUMBLINE;

/**
 * The folder of this project, whatever site it builds: a checkout, or where the package is installed.
 * Without `URL`, which in tests of components is a browser's.
 */
export const PROJECT_DIR = join(fileURLToPath(import.meta.url), "../../../");

/** A checkout's cache of its code and for its tests; can be deleted at any time. */
export const CODE_CACHE = join(PROJECT_DIR, "node_modules/.cache/plumbline");

/** The path of a generated file in an installed package; undefined in a checkout. */
export const readyMade = (name: string): string | undefined =>
  ownBundle?.readyMade && fileURLToPath(new URL(name, ownBundle.readyMade));

/** The folder with the sources `src` and `schema`, from which sites with extensions are bundled. */
export const SOURCES_DIR = readyMade("sources") ?? PROJECT_DIR;

/** What a site's own code shares with Plumbline: each is there once, and comes along with it. */
export const SHARED_PACKAGES: readonly string[] = [
  "react",
  "react-dom",
  "react-router-dom",
  "@emotion/react",
  "@emotion/styled",
  "@mui/material",
];

/** Whether the code's sources are there, and can be followed. */
export const isCheckout = (): boolean => ownBundle?.readyMade === undefined;
