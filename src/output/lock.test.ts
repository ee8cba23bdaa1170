import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { runCommand, startCommand } from "../testing/commands/command.ts";
import { changed, damageIn, hashesIn, put } from "../testing/commands/folder.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";
import { takeLock } from "./lock.ts";

/** Sites with almost no file in common. */
const siteOf = (name: string) =>
  makeConfig({
    pages: [
      makePage(),
      ...Array.from({ length: 8 }, (_, index) =>
        makePage({ path: `/${name}-${index}`, title: `${name} ${index}`, parent: "/" }),
      ),
    ],
  });

describe("builds into one folder", () => {
  const { folder } = writeSite(siteOf("roof"));
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));
  symlinkSync(folder, join(folder, "link"));
  const configs = ["roof", "wall"].map((name) => {
    const config = join(folder, `${name}.config.json`);
    writeFileSync(config, JSON.stringify(siteOf(name)));
    return config;
  });
  const right: Record<string, string>[] = [];

  beforeAll(async () => {
    for (const configFile of configs) {
      const outDir = join(folder, "right");
      await buildSite({ configFile, outDir });
      right.push(hashesIn(outDir));
      rmSync(outDir, { recursive: true });
    }
  });

  /** Which of the sites is in the folder, if one of them is complete. */
  function siteInPlace(): number {
    expect(damageIn(out)).toEqual([]);
    return right.findIndex((files) => changed(hashesIn(out), files).length === 0);
  }

  const argsOf = (config = "", to = out) => ["--config", config, "--out", to];

  const clean = () => expect(existsSync(join(out, ".building"))).toBe(false);

  it.each([
    ["into a new folder", () => rmSync(out, { recursive: true, force: true })],
    ["over another site", () => undefined],
    ["without a record of the last build", () => rmSync(join(out, "manifest.json"))],
    ["around a foreign file", () => writeFileSync(join(out, "CNAME"), "roofs.example")],
  ])("run one after the other %s, and leave one complete site", async (_, prepare) => {
    prepare();
    const outs = [out, join(folder, "link/dist")];
    const ended = await Promise.all(
      outs.map((one, index) => runCommand("build", ...argsOf(configs[index], one))),
    );
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    rmSync(join(out, "CNAME"), { force: true });
    expect(siteInPlace()).toBeGreaterThanOrEqual(0);
    clean();
  });

  it.each(["SIGINT", "SIGKILL"] as const)(
    "continue if the one before ends by %s",
    async (signal) => {
      rmSync(out, { recursive: true, force: true });
      const first = startCommand("build", ...argsOf(configs[0]));
      await vi.waitUntil(() => existsSync(join(out, ".building/owner.json")), { timeout: 120_000 });
      // On a busy machine the first build would otherwise end before the second begins.
      first.child.kill("SIGSTOP");
      const second = startCommand("build", ...argsOf(configs[1]));
      const [words] = await once(second.child.stdout, "data");
      first.child.kill(signal);
      first.child.kill("SIGCONT");
      expect(String(words)).toContain("is running; this one waits");
      expect(await second.ended).toMatchObject({ code: 0 });
      await first.ended;
      expect(siteInPlace()).toBe(1);
      clean();
    },
  );
});

describe("a lock", () => {
  const { folder } = writeSite(makeConfig());
  const work = join(folder, ".building");
  afterAll(() => rmSync(folder, { recursive: true }));
  const owner = () => JSON.parse(readFileSync(join(work, "owner.json"), "utf8"));

  it.each([
    [
      "a lock of another machine without a sign of life",
      { machine: "elsewhere", pid: process.pid },
    ],
    ["a lock without an owner", undefined],
  ])("%s is stale", async (_, left) => {
    mkdirSync(work);
    if (left) writeFileSync(join(work, "owner.json"), JSON.stringify({ lock: "x", ...left }));
    const now = performance.now();
    let passed = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + passed);
    const lock = await takeLock(work, () => {
      passed = 25_000;
    });
    clock.mockRestore();
    expect(owner()).toMatchObject({ pid: process.pid });
    lock.end();
    expect(existsSync(work)).toBe(false);
  });

  it.each([".building", ".building/roof.jpg"])(
    "leaves files that are not a lock, and does not wait for them: %s",
    async (path) => {
      put(folder, path, "ours");
      const now = performance.now();
      let passed = 0;
      const clock = vi.spyOn(performance, "now").mockImplementation(() => now + passed);
      const begun = takeLock(work, () => {
        passed = 25_000;
      });
      await expect(begun).rejects.toThrow(/Builds use ".*\.building" as their lock.*move it away/);
      clock.mockRestore();
      expect(readFileSync(join(folder, path), "utf8")).toBe("ours");
      rmSync(work, { recursive: true });
    },
  );

  it("that another build has taken over can change nothing", async () => {
    const lock = await takeLock(work, () => undefined);
    writeFileSync(join(work, "owner.json"), JSON.stringify({ ...owner(), lock: "another" }));
    expect(lock.confirm).toThrow(/another one has taken over\. Build again/);
    lock.end();
    expect(owner().lock).toBe("another");
  });
});
