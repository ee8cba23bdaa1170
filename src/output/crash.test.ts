import { once } from "node:events";
import { readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { startCommand } from "../testing/commands/command.ts";
import { changed, damageIn, hashesIn } from "../testing/commands/folder.ts";
import { type Config, makeConfig, writeSite } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";

/** Enough pages to render them in threads, so that there is time to kill the build meanwhile. */
const PAGES = 420;

const pages = Array.from({ length: PAGES }, (_, index) =>
  localPage({ path: `/town-${index}`, params: params({ location: `Town ${index}` }) }),
);

/** Two sites without a page in common. */
const siteOfYear = (year: number): Config => ({
  ...templated(...pages),
  footer: { ...makeConfig().footer, copyright: `© ${year}` },
});

/** The moment to kill the build: as soon as a folder has an entry like this. */
interface Moment {
  /** The folder in which the build works, or the staging folder inside it. */
  within: "work" | "staging";
  name: RegExp;
  /** Whether the build may continue and end before it can be killed. */
  isQuick: boolean;
}

const FIRST_PAGE: Moment = { within: "staging", name: /\.html$/, isQuick: false };

const MOMENTS: Record<string, Moment> = {
  "when it has begun": { within: "work", name: /^owner\.json$/, isQuick: false },
  "when the first page is there": FIRST_PAGE,
  "when all is done but putting it in place": {
    within: "staging",
    name: /^manifest\.json$/,
    isQuick: true,
  },
  "while it is put in place": { within: "work", name: /^steps\.json$/, isQuick: true },
};

/** Resolves when a folder has such an entry, or when the signal aborts. */
async function entryIn(
  folder: string,
  name: RegExp,
  signal: AbortSignal,
): Promise<string | undefined> {
  const watcher = watch(folder, { signal });
  try {
    const found = () => readdirSync(folder).find((entry) => name.test(entry));
    for (let entry = found(); ; entry = found()) {
      if (entry !== undefined) return entry;
      await once(watcher, "change", { signal });
    }
  } catch {
    return undefined;
  } finally {
    watcher.close();
  }
}

describe("a build that is killed", () => {
  const { folder, file } = writeSite(siteOfYear(2020));
  const out = join(folder, "dist");
  const args = ["--config", file, "--out", out];
  const right = new Map<number, Record<string, string>>();
  let year = 2020;
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Leftovers of a killed build beside the site, which the next build removes. */
  const isOfSite = (path: string) => !path.startsWith(".building");

  /** The problems of the site for a year. */
  const wrongOf = (which: number) =>
    changed(hashesIn(out), right.get(which) ?? {}).filter(isOfSite);

  function turnTo(next: number): void {
    year = next;
    writeFileSync(file, JSON.stringify(siteOfYear(next), null, 2));
  }

  beforeAll(async () => {
    for (const each of [2020, 2021]) {
      turnTo(each);
      expect(await buildSite({ configFile: file, outDir: out })).toMatchObject({ isBuilt: true });
      expect(damageIn(out)).toEqual([]);
      right.set(each, hashesIn(out));
    }
  });

  /** Builds the site for the other year, and kills the build at a moment. */
  async function killAt({ within, name }: Moment, signal: NodeJS.Signals) {
    turnTo(year === 2020 ? 2021 : 2020);
    const done = new AbortController();
    const { child, ended } = startCommand("build", ...args);
    child.once("exit", () => done.abort());
    const path = [/^\.building$/, ...(within === "work" ? [] : [/^site-/]), name];
    let at: string | undefined = out;
    for (const one of path) {
      const entry: string | undefined = at && (await entryIn(at, one, done.signal));
      at = at && entry && join(at, entry);
    }
    child.kill(signal);
    return ended;
  }

  /** The next build completes the site, and removes the leftovers. */
  async function expectMended(): Promise<void> {
    const now = performance.now();
    let passed = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + passed);
    // A build that was killed before it signed its lock counts as running until it was silent for long.
    const tell = (text: string) => {
      if (text.includes("this one waits")) passed = 25_000;
    };
    const result = await buildSite({ configFile: file, outDir: out, observer: { tell } });
    clock.mockRestore();
    expect(result).toMatchObject({ isBuilt: true });
    expect(wrongOf(year)).toEqual([]);
    expect(readdirSync(out).filter((name) => !isOfSite(name))).toEqual([]);
  }

  /** The site is complete: the old one or the new one. */
  function expectWhole(before: number): void {
    expect(damageIn(out).filter(isOfSite)).toEqual([]);
    expect([before, year].filter((each) => wrongOf(each).length === 0)).toHaveLength(1);
  }

  it.each(Object.entries(MOMENTS))("immediately, %s", async (_, moment) => {
    const before = year;
    const { signal } = await killAt(moment, "SIGKILL");
    // If a build is killed while it puts files in place, the next build continues.
    if (!moment.isQuick) expectWhole(before);
    // A fast build may end before it can be killed.
    expect([signal, moment.isQuick]).not.toEqual([null, false]);
    await expectMended();
  });

  // Signals are handled in the same way at all moments. The tests above show the state of the disk at each.
  it("by Ctrl-C, when the first page exists", async () => {
    const before = year;
    const { code, stderr } = await killAt(FIRST_PAGE, "SIGINT");
    expect({ code, stderr }).toEqual({ code: 130, stderr: "" });
    expectWhole(before);
    await expectMended();
  });
});
