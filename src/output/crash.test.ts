import { once } from "node:events";
import { readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { startCommand } from "../testing/commands/command.ts";
import { changed, damageIn, hashesIn } from "../testing/commands/folder.ts";
import { type Config, makeConfig, writeSite } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";

/** As many pages as are made in threads, so that there is time to kill while they are made. */
const PAGES = 420;

const pages = Array.from({ length: PAGES }, (_, index) =>
  localPage({ path: `/town-${index}`, params: params({ location: `Town ${index}` }) }),
);

/** Two sites that have no page in common. */
const siteOfYear = (year: number): Config => ({
  ...templated(...pages),
  footer: { ...makeConfig().footer, copyright: `© ${year}` },
});

/** When to kill: as soon as a folder has an entry like this. */
interface Moment {
  /** The folder in which the build works, or the one in it in which files are written first. */
  within: "work" | "staging";
  name: RegExp;
  /** Whether the build may go on, and be over, before anybody can kill it. */
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

/** Resolves when there is such an entry in a folder, or when nobody needs to know any more. */
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

  /** What a killed build leaves beside the site, for the next one to tidy up. */
  const isOfSite = (path: string) => !path.startsWith(".building");

  /** The problems of the site of a year. */
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

  /** Builds the site of the other year, and kills the build at a moment. */
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

  /** The next build completes the site, and removes the leftovers of the one before. */
  async function expectMended(): Promise<void> {
    const now = performance.now();
    let passed = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + passed);
    // A build that was killed before it could sign counts as one that is under way, until it was silent for long.
    const tell = (text: string) => {
      if (text.includes("this one waits")) passed = 25_000;
    };
    const result = await buildSite({ configFile: file, outDir: out, observer: { tell } });
    clock.mockRestore();
    expect(result).toMatchObject({ isBuilt: true });
    expect(wrongOf(year)).toEqual([]);
    expect(readdirSync(out).filter((name) => !isOfSite(name))).toEqual([]);
  }

  /** The site is whole: as it was, or as it was to be. */
  function expectWhole(before: number): void {
    expect(damageIn(out).filter(isOfSite)).toEqual([]);
    expect([before, year].filter((each) => wrongOf(each).length === 0)).toHaveLength(1);
  }

  it.each(Object.entries(MOMENTS))("at once, %s", async (_, moment) => {
    const before = year;
    const { signal } = await killAt(moment, "SIGKILL");
    // A build that is killed while files are put in place is finished by the next.
    if (!moment.isQuick) expectWhole(before);
    // A fast build may end before it can be killed.
    expect([signal, moment.isQuick]).not.toEqual([null, false]);
    await expectMended();
  });

  // A signal is handled the same way at all moments; what is on the disk at each, the tests before this one show.
  it("by Ctrl-C, when the first page exists", async () => {
    const before = year;
    const { code, stderr } = await killAt(FIRST_PAGE, "SIGINT");
    expect({ code, stderr }).toEqual({ code: 130, stderr: "" });
    expectWhole(before);
    await expectMended();
  });
});
