import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What bundled code knows of itself; folders are URLs that end with a slash. */
interface Bundle {
  /** The project's folder, which sources are named from. */
  root: string;
  key: string;
  folder: string;
  /** In a package: what a checkout makes when it is first needed. */
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

/** Where a checkout keeps what it makes of its own code and for its tests; safe to delete at any time. */
export const CODE_CACHE = join(PROJECT_DIR, "node_modules/.cache/plumbline");

/** Where in an installed package something lies that is made in advance; undefined in a checkout. */
export const readyMade = (name: string): string | undefined =>
  ownBundle?.readyMade && fileURLToPath(new URL(name, ownBundle.readyMade));

/** Where the sources of pages lie, `src` and `schema`: a site with sections of its own is bundled from them. */
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
