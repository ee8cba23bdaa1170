import { join } from "node:path";
import { runnerImport } from "vite";
import { defineConfig } from "vitest/config";
import { leftOut } from "./scripts/lib/tests/slow-tests.ts";
import { testFolder } from "./scripts/lib/tests/test-folder.ts";
import type * as OurModules from "./src/kit/our-modules.ts";
import { kitModules } from "./src/render/bundle/kit-modules.ts";

/** Tests that need separate modules, and the two longest, which should begin first. */
const ALONE = [
  "src/client/{browser,section-failure,start}.test.{ts,tsx}",
  "scripts/{new/new,repository/package}.test.ts",
];

/** Tests of components and all tests of sections, so that running those starts the workers once. */
const IN_A_WINDOW = ["src/**/*.test.tsx", "src/sections/**/*.test.ts"];

/** The import specifiers of sections, looks and packages for the kit. */
const alias = {
  "plumbline/kit": join(import.meta.dirname, "src/kit/public/kit.ts"),
  "plumbline/ui": join(import.meta.dirname, "src/components/public.ts"),
};

const { module: kit } = await runnerImport<typeof OurModules>("./src/kit/our-modules.ts", {
  configFile: false,
  resolve: { alias },
});

// For tests; src/render/bundle/make-site-code.ts bundles sites.
export default defineConfig({
  plugins: [kitModules(kit.ourModules(import.meta.dirname))],
  resolve: { alias },
  test: {
    // They run in the order of their names. Each compiles and loads the sources again, so there are few.
    projects: [
      {
        extends: true,
        test: { name: "alone", include: ALONE, exclude: leftOut("unit"), isolate: true },
      },
      {
        extends: true,
        test: {
          name: "window",
          include: IN_A_WINDOW,
          exclude: [...ALONE, ...leftOut("unit")],
          environment: "./src/testing/pages/window.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{schema,src,scripts}/**/*.test.ts"],
          exclude: [...ALONE, ...IN_A_WINDOW, ...leftOut("unit")],
        },
      },
    ],
    // They share modules that the processes of their workers have loaded.
    isolate: false,
    environment: "node",
    env: {
      PLUMBLINE_CACHE: join(import.meta.dirname, "node_modules/.cache/plumbline"),
      TMPDIR: testFolder(),
    },
    // Uses all cores, since tests usually run alone.
    maxWorkers: "100%",
    // patience.ts gives more time to tests that build sites; nothing-left.ts undoes what a file stubs.
    setupFiles: ["./src/testing/patience.ts", "./src/testing/nothing-left.ts"],
    testTimeout: 30_000,
    hookTimeout: 5 * 60_000,
  },
});
