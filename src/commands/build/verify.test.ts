import { appendFileSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { run as gen } from "../../../scripts/repository/gen.ts";
import { fileStamp } from "../../lib/files/files.ts";
import { readPageCache, readRecord, writeRecord } from "../../output/build-record.ts";
import { recordOf } from "../../testing/commands/cache.ts";
import { runCommand } from "../../testing/commands/command.ts";
import { allTimesIn } from "../../testing/commands/folder.ts";
import { runInProcess } from "../../testing/commands/in-process.ts";
import { type Config, makeConfig, makePage, writeSite } from "../../testing/site.ts";
import { localPage, params, templated } from "../../testing/template.ts";
import { buildSite } from "./build-site.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site on the disk, and a function that builds it. */
function siteOf(config: Config) {
  const { folder, file } = writeSite(config);
  folders.push(folder);
  const out = join(folder, "dist");
  const build = (verify: boolean) => buildSite({ configFile: file, outDir: out, verify });
  return { file, out, build };
}

describe("a build equals a rebuild without the cache", () => {
  it("of sixty varied pages", async () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-exact-"));
    folders.push(folder);
    const [file, out] = [join(folder, "site.config.json"), join(folder, "dist")];
    await runInProcess(gen, ..."--kind mixed --pages 60 --out".split(" "), file);
    const built = await buildSite({ configFile: file, outDir: out, verify: true });
    expect(built).toMatchObject({ isBuilt: true, differences: [] });
    expect(built.pages).toBeGreaterThanOrEqual(60);
  });

  it("with a news feed", async () => {
    const { sections = [] } = makePage();
    const list = makePage({ sections: [...sections, { type: "newsList", heading: "News" }] });
    const entry = makePage({ path: "/entry", title: "What is new", date: "2026-11-21" });
    const { isBuilt, differences } = await siteOf(makeConfig({ pages: [list, entry] })).build(true);
    expect({ isBuilt, differences }).toEqual({ isBuilt: true, differences: [] });
  });
});

describe("a build with --verify", () => {
  const towns = ["A", "B", "C", "D"].map((location) =>
    localPage({ path: `/${location.toLowerCase()}`, params: params({ location }) }),
  );

  it.each(["c.html", "route-data/c.json"])("reports that %s is wrong", async (name) => {
    const { file, out, build } = siteOf(templated(...towns));
    await build(false);
    const last = await readRecord(recordOf(out));
    const built = last?.files[`/${name}`];
    if (!last || !built) throw new Error("The build is not remembered.");
    appendFileSync(join(out, name), "!");
    // With the original time, as if it had not been touched.
    const stamp = fileStamp(lstatSync(join(out, name)));
    const files = { ...last.files, [`/${name}`]: { ...built, stamp } };
    const pages = await readPageCache(recordOf(out), last.state);
    await writeRecord(recordOf(out), { ...last, files }, pages);
    const before = allTimesIn(out);
    const ended = await runCommand("build", "--config", file, "--out", out, "--verify");
    expect(ended.stderr).toContain(`/${name} differs when it is built again:`);
    expect(ended.stderr).toContain(`Nothing was built: "${out}" is unchanged.`);
    expect(ended.code).toBe(1);
    expect(allTimesIn(out)).toEqual(before);
  });
});
