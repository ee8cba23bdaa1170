import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Browser, Page } from "@playwright/test";
import { DEFAULT_CONFIG } from "../../src/lib/command-line.ts";

/** Milliseconds of one start of the studio, and of each key typed in it. */
export interface StudioRun {
  /** From the command to the moment when it opens the browser. */
  served: number;
  /** From there to the page in its frame, with its fields to click on. The site is built meanwhile. */
  opened: number;
  /** From a click on a heading to its field in the form. */
  form: number;
  /** From each key to the frame that the browser shows next. */
  keys: number[];
  /** From the last of each few keys to their text on the page. */
  pages: number[];
}

/** How often a few keys are typed. */
const TIMES = 20;
/** Typed together, as a person types. */
const KEYS = 4;

/** Starts the studio of the site in a folder as a person does, types in its form, and stops it. */
export async function measureStudio(
  browser: Browser,
  folder: string,
  cache: string,
): Promise<StudioRun> {
  const begin = performance.now();
  const args = [
    "scripts/run.cjs",
    "studio",
    "--config",
    `${folder}/${DEFAULT_CONFIG}`,
    "--port",
    "0",
  ];
  // This program opens no window; the browser of the benchmark opens the address.
  const env = { ...process.env, PLUMBLINE_CACHE: cache, BROWSER: "true" };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const address = await studioAddress(child);
    const served = performance.now() - begin;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    const opened = await timed(async () => {
      await page.goto(address);
      await heading(page).waitFor();
    });
    const form = await timed(async () => {
      await heading(page).click();
      await field(page).waitFor();
    });
    const typed = await type(page);
    await page.close();
    return { served, opened, form, ...typed };
  } finally {
    await stop(child);
  }
}

async function studioAddress(child: ChildProcess): Promise<string> {
  if (child.stdout)
    for await (const line of createInterface(child.stdout)) {
      const [, address] = /^The studio opens.*: (http\S+)$/.exec(line) ?? [];
      if (address) return address;
    }
  throw new Error("bench-studio: the server ended before it printed the address of the studio.");
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill("SIGINT");
  return ended;
}

async function timed(action: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await action();
  return performance.now() - begin;
}

const heading = (page: Page) => page.frameLocator("iframe").locator("h1[data-origin]");
const field = (page: Page) => page.getByRole("textbox", { name: /^Heading/ }).first();

/**
 * Runs in each frame: notes how long keys wait for the next frame of the screen, and when a text of the
 * page's heading is shown.
 */
function watch() {
  const note = (name: string, at: number, detail: unknown) =>
    window.top?.performance.mark(name, {
      startTime: at - (window.top?.performance.timeOrigin ?? 0),
      detail,
    });
  if (window.top === window) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === "keydown") performance.mark("key", { detail: entry.duration });
    }).observe({ type: "event", ...{ durationThreshold: 16 } });
    addEventListener("keydown", () => performance.mark("pressed"), { capture: true });
    return;
  }
  let shown = "";
  const look = () => {
    const text = document.querySelector("h1")?.textContent ?? "";
    if (text !== shown) note("shown", performance.timeOrigin + performance.now(), text);
    shown = text;
  };
  // Frames of the screen end with the first document of a frame, which is empty.
  setInterval(look, 4);
}

/** Types some words into the heading's field. */
async function type(page: Page): Promise<Pick<StudioRun, "keys" | "pages">> {
  await field(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  const pages: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const word = ` ${String(time).padStart(KEYS - 1, "x")}`;
    await page.keyboard.type(word, { delay: 80 });
    const measured = await page.waitForFunction((end) => {
      const shown = performance
        .getEntriesByName("shown")
        .find((entry) => entry instanceof PerformanceMark && String(entry.detail).endsWith(end));
      const pressed = performance.getEntriesByName("pressed").at(-1);
      return shown && pressed ? shown.startTime - pressed.startTime : undefined;
    }, word);
    pages.push((await measured.jsonValue()) ?? Number.NaN);
  }
  const keys = await page.evaluate(() =>
    performance
      .getEntriesByName("key")
      .flatMap((entry) => (entry instanceof PerformanceMark ? [Number(entry.detail)] : [])),
  );
  // Keys that are shown within 16 ms are not reported.
  const fast = Array<number>(Math.max(0, TIMES * KEYS - keys.length)).fill(16);
  return { keys: [...keys, ...fast], pages };
}
