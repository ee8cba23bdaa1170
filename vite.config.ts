import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { kitModules } from "./src/code/kit-modules.ts";
import { ourModules } from "./src/kit/our-modules.ts";

const PATIENCE_MS = 5 * 60_000;

/** Tests that need a window or modules of their own, and the longest, which are to begin first. */
const ALONE = [
  "src/{app,code}/**/*.test.{ts,tsx}",
  "src/{verify,warm}.test.ts",
  "scripts/{new,package}.test.ts",
];

/** What sections look like in a window, which they have in common. */
const SECTIONS = ["src/sections/**/*.test.tsx"];

// For tests; src/code/make-site-code.ts bundles sites.
export default defineConfig({
  plugins: [kitModules(ourModules(import.meta.dirname))],
  test: {
    // What packages for the kit ask for.
    alias: { "plumbline/kit": join(import.meta.dirname, "src/kit/public.ts") },
    // All tests but those share what the processes of their workers have loaded.
    projects: [
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        test: {
          // What packages for the kit ask for.
          alias: { "plumbline/kit": join(import.meta.dirname, "src/kit/public.ts") },
          name: "sections",
          include: SECTIONS,
          environment: "./src/testing/window.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What packages for the kit ask for.
          alias: { "plumbline/kit": join(import.meta.dirname, "src/kit/public.ts") },
          name: "together",
          include: ["{schema,src,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...ALONE, ...SECTIONS],
          isolate: false,
        },
      },
    ],
    environment: "node",
    env: { PLUMBLINE_CACHE: join(import.meta.dirname, "node_modules/.cache/plumbline") },
    // Most machines have other work; the tests may have them to themselves.
    maxWorkers: "100%",
    // For what hangs alone: a busy machine makes everything slower, and nothing wrong.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
});
