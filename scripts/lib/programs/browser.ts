import { existsSync } from "node:fs";
import type { BrowserType } from "@playwright/test";
import { runProgram, runTool } from "../../../src/lib/code/run-program.ts";
import { errorCode } from "../../../src/lib/files/files.ts";
import { browserPlaces, WINDOWLESS } from "./browser-places.ts";
import { installWithApt } from "./debian.ts";

/** CHROME_PATH, or the first browser in the usual locations of this system. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named === undefined || named === "") return browserPlaces(process).find(existsSync);
  if (existsSync(named)) return named;
  throw new Error(
    `CHROME_PATH is "${named}", but there is no such file. ` +
      "Set it to a Chrome or Chromium program, or unset it to search for one.",
  );
}

/** Playwright, if it is installed; the package does not contain it. */
export async function driver(): Promise<BrowserType | undefined> {
  try {
    return (await import("@playwright/test")).chromium;
  } catch (error) {
    if (errorCode(error) === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** Turns off Chromium's own requests, and its sandbox where it cannot have one. */
export function browserArgs(): string[] {
  // Chromium does not sandbox root, and most CI containers cannot sandbox it.
  const isUnsandboxed = process.getuid?.() === 0 || Boolean(process.env.CI);
  return [
    ...(isUnsandboxed ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // One renderer process for all tabs halves the time to a new tab's first page.
    "--renderer-process-limit=1",
  ];
}

/** Loaded only when needed: Playwright is large, and its configuration imports this file. */
async function findPlaywrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installDebians(): Promise<string | undefined> {
  for (const name of [WINDOWLESS, "chromium"]) {
    await installWithApt([name], "No browser for the end-to-end tests");
    const file = findBrowser();
    if (file !== undefined) return file;
  }
  return undefined;
}

async function installPlaywrightsOwn(): Promise<string | undefined> {
  console.log(
    "No browser for the end-to-end tests: downloading Playwright's Chromium, about 150 MB…",
  );
  const tool = ["@playwright/test", "playwright"] as const;
  const code = await runTool(tool, ["install", "chromium"], { quiet: true });
  if (code !== 0) console.log("It could not be downloaded. Is there a network?");
  const file = await findPlaywrightsOwn();
  // On a bare machine the downloaded browser may lack system libraries.
  return file !== undefined && (await runProgram(file, ["--version"])) === 0 ? file : undefined;
}

/** Installs the browser without windows, if that needs no password: with it the tests take half the time. */
export async function installWindowless(): Promise<void> {
  if (process.env.CHROME_PATH || findBrowser()?.endsWith(WINDOWLESS)) return;
  await installWithApt([WINDOWLESS], "No browser without windows for the end-to-end tests");
}

/** The browser for the end-to-end tests; installs one if necessary. */
export async function findOrInstallBrowser(): Promise<string> {
  const ways = [findBrowser, findPlaywrightsOwn, installPlaywrightsOwn, installDebians];
  for (const way of ways) {
    const file = await way();
    if (file !== undefined) return file;
  }
  throw new Error(
    "The end-to-end tests need Chrome or Chromium, which was not found and could not be installed. " +
      "Install one, or set the environment variable CHROME_PATH to its program.",
  );
}
