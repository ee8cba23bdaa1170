import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { test as base } from "@playwright/test";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { configFile } from "./site.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

/** The site, built with forms that are sent to a local server. */
interface Variant {
  url: string;
  standIn: StandIn;
}

/** A copy of the config with local addresses of the forms and the site. Its media are beside it. */
function writeVariant(folder: string, url: string, services: string): string {
  const config = JSON.parse(readFileSync(configFile, "utf8"));
  config.business.url = url;
  const { contact, signup } = config.forms;
  if (contact?.endpoint) contact.endpoint = `${services}/contact/{business.email}`;
  if (signup) signup.endpoint = `${services}/signup`;
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify(config));
  cpSync(join(dirname(configFile), "public"), join(folder, "public"), { recursive: true });
  return file;
}

async function withVariant(use: (variant: Variant) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-forms-"));
  const out = join(folder, "dist");
  const standIn = await startStandIn();
  // The server starts before the build, which needs its address.
  const server = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
  try {
    const config = writeVariant(folder, server.url, standIn.url);
    const command = ["scripts/run.cjs", "build", "--config", config, "--out", out];
    await promisify(execFile)(process.execPath, command);
    await use({ url: server.url, standIn });
  } finally {
    await Promise.all([server.close(), standIn.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests that use this run on the variant. Requests of earlier tests are removed. */
export const test = base.extend<{ standIn: StandIn }, { variant: Variant }>({
  variant: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
    async ({}, use) => withVariant(use),
    { scope: "worker" },
  ],
  baseURL: async ({ variant }, use) => use(variant.url),
  standIn: [
    async ({ variant }, use) => {
      variant.standIn.reset();
      await use(variant.standIn);
    },
    // Tests that do not use the server also need it to work.
    { auto: true },
  ],
});
