import { join } from "node:path";
import { runnerImport } from "vite";
import { defineConfig } from "vitest/config";
import { testFolder } from "./scripts/lib/test-folder.ts";
import type * as OurModules from "./src/kit/our-modules.ts";
import { kitModules } from "./src/render/bundle/kit-modules.ts";

const TEST_TIMEOUT_MS = 30_000;

/** For builds, servers and commands, which take much longer on a busy machine. */
const PATIENCE_MS = 5 * 60_000;

/** Tests that need separate modules, and the longest tests, which should begin first. */
const ALONE = [
  "src/client/{browser,section-failure,start}.test.{ts,tsx}",
  "scripts/{new,package}.test.ts",
];

/**
 * They build whole sites, some of which are killed in between. They begin first, so that they do not end
 * last.
 */
const LONG = [
  "src/output/{crash,interrupted-build,lock,foreign-files}.test.ts",
  "src/kit/extensions/{extensions,look-of-package}.test.ts",
  "src/server/live/extensions.test.ts",
  "src/commands/build/{days,rebuild,shards,verify,warm}.test.ts",
  "src/commands/test/try-sections.test.ts",
  "src/commands/diff/site-diff.test.ts",
  "src/lib/cache/damage.test.ts",
  "src/lib/git/git-history.test.ts",
  "scripts/{new-site,doctor-tls}.test.ts",
  "scripts/publish*.test.ts",
  "scripts/lib/site-folder.test.ts",
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
    projects: [
      {
        extends: true,
        test: { name: "alone", include: ALONE, isolate: true, testTimeout: PATIENCE_MS },
      },
      { extends: true, test: { name: "long", include: LONG, testTimeout: PATIENCE_MS } },
      {
        extends: true,
        test: {
          name: "window",
          include: IN_A_WINDOW,
          exclude: ALONE,
          environment: "./src/testing/pages/window.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{schema,src,scripts}/**/*.test.ts"],
          exclude: [...ALONE, ...LONG, ...IN_A_WINDOW],
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
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: PATIENCE_MS,
  },
});
