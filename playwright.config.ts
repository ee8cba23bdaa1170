import { defineConfig } from "@playwright/test";
import { browserArgs, findBrowser } from "./scripts/lib/programs/browser.ts";
import { leftOut } from "./scripts/lib/tests/slow-tests.ts";
import { testFolder } from "./scripts/lib/tests/test-folder.ts";
import { CODE_CACHE } from "./src/lib/code/project.ts";

// Shared by the sites that tests create, so that each picture and font is only encoded once.
process.env.PLUMBLINE_CACHE ??= CODE_CACHE;
process.env.TMPDIR = testFolder();

// An unusual port, so that a running preview is never tested by mistake.
const ownAddress = "http://localhost:24173";
const givenAddress = process.env.PLUMBLINE_BASE_URL;

const executablePath = findBrowser();
export default defineConfig({
  testDir: "e2e",
  testIgnore: leftOut("e2e").map((file) => `**/${file}`),
  outputDir: "node_modules/.cache/plumbline/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two cores also serve, build and render, and may have other work. So timeouts are long, and there are no
  // retries.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    baseURL: givenAddress ?? ownAddress,
    // Recording costs a tenth of the time. To record a failed test: npx playwright test NAME --trace on
    trace: "off",
    launchOptions: {
      args: browserArgs(),
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  ...(givenAddress === undefined && {
    webServer: {
      command: `"${process.execPath}" scripts/run.cjs preview --port ${new URL(ownAddress).port}`,
      url: ownAddress,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
  }),
});
