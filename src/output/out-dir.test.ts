// @vitest-environment node
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PROJECT_DIR } from "../cache/cache.ts";
import { makeConfig, writeSite } from "../testing/site.ts";
import { claimOutDir, expectOurs, tidyUp } from "./out-dir.ts";
import { enterWorkPlace } from "./work-place.ts";

const { folder, file } = writeSite(makeConfig());
afterAll(() => rmSync(folder, { recursive: true }));

const place = (name: string, ...files: string[]) => {
  const path = join(folder, name);
  for (const one of files) {
    mkdirSync(dirname(join(path, one)), { recursive: true });
    writeFileSync(join(path, one), "");
  }
  return path;
};

describe("the folder of a built site", () => {
  it("may be new, empty, or one that a build has made", async () => {
    const empty = place("empty");
    mkdirSync(empty);
    const worktree = place("worktree", ".git", ".nojekyll");
    const old = place("old", "index.html", ".hosting/nginx.conf");
    for (const path of [place("new"), empty, worktree, old]) {
      await expect(claimOutDir(path, file)).resolves.toBe(path);
      await expect(expectOurs(path)).resolves.toBeUndefined();
    }
  });

  it.each([
    ["the config", folder],
    ["what the config lies in", dirname(folder)],
    ["the public folder", join(folder, "public")],
    ["a part of the public folder", join(folder, "public/site")],
    ["the project", PROJECT_DIR],
    ["everything", "/"],
  ])("may not be that of %s", async (_, path) => {
    await expect(claimOutDir(path, file)).rejects.toThrow(
      /holds what the site is built from.*--out/,
    );
  });

  it("may not be it by a link either", async () => {
    const link = join(folder, "link");
    symlinkSync(join(folder, "public"), link);
    await expect(claimOutDir(link, file)).rejects.toThrow(/holds what the site is built from/);
    for (const target of ["live", "nowhere"]) {
      if (target === "live") mkdirSync(join(folder, target));
      symlinkSync(join(folder, target), join(folder, `to-${target}`));
      const claimed = claimOutDir(join(folder, `to-${target}`), file);
      await expect(claimed).rejects.toThrow(
        new RegExp(`is a link: .*--out ${join(folder, target)}$`, "s"),
      );
    }
  });

  it("may not be one with files of somebody else's", async () => {
    const path = place("own", "letter.txt", ".git/config", "CNAME");
    await expect(expectOurs(path)).rejects.toThrow(
      /own" holds files that no build has put there: CNAME, letter\.txt\. .*--out.*public\//,
    );
  });

  it("is never put together where a build that stood still may go on writing", async () => {
    const out = place("still/dist");
    mkdirSync(dirname(out));
    const first = await enterWorkPlace(out, () => undefined);
    rmSync(first.folder, { recursive: true });
    const second = await enterWorkPlace(out, () => undefined);
    writeFileSync(join(second.staging, "index.html"), "");
    expect(() => writeFileSync(join(first.staging, "index.html"), "")).toThrow(/ENOENT/);
    expect(first.confirm).toThrow(/stood still.* Build again/);
    first.end();
    expect(readdirSync(second.staging)).toEqual(["index.html"]);
    second.end();
  });

  it("may not be a file", async () => {
    const path = join(place("own", "letter.txt"), "letter.txt");
    await expect(claimOutDir(path, file)).rejects.toThrow(/letter\.txt" is a file.*--out/);
    const entered = enterWorkPlace(join(path, "site"), () => undefined);
    await expect(entered).rejects.toThrow(/no folder at ".*" \(E[A-Z]+\)/);
    expect(existsSync(path)).toBe(true);
  });
});

describe("what a build that was killed has left", () => {
  const dead = spawnSync(process.execPath, ["--version"]).pid;
  let number = 0;

  /** A folder of its own in which a killed build has left these folders, with a file each. */
  const left = (...names: string[]) => {
    number += 1;
    const parent = place(`killed-${number}`);
    for (const name of names) place(`killed-${number}/${name}`, `${name}.html`);
    return { parent, out: join(parent, "dist") };
  };

  /** The folders after the next build has begun, with what is in them. */
  async function tidied(names: string[]) {
    const { parent, out } = left(...names);
    const { staging, end } = await enterWorkPlace(out, () => undefined);
    await tidyUp(out);
    expect(readdirSync(staging)).toEqual([]);
    end();
    return readdirSync(parent).map((name) => [name, ...readdirSync(join(parent, name))]);
  }

  // In a container every build may have the same number.
  it.each([
    ["another process", dead],
    ["one with the same number", process.pid],
  ])("is tidied up: half a site of %s", async (_, pid) => {
    const names = ["dist", `dist.building-${pid}-1700`, `dist.old-${pid}`];
    expect(await tidied(names)).toEqual([["dist", "dist.html"]]);
  });

  it.each([
    ["another process", dead],
    ["one with the same number", process.pid],
  ])("is put back: the last good site, moved away by %s", async (_, pid) => {
    const names = [`dist.building-${pid}-1700`, `dist.old-${pid}`];
    expect(await tidied(names)).toEqual([["dist", `dist.old-${pid}.html`]]);
  });

  it.each([
    ["gone", () => undefined],
    ["empty", mkdirSync],
  ])("is not put into a folder that is %s since: half a site", async (_, since) => {
    const { parent, out } = left(`dist.building-${dead}-1700`);
    const work = join(parent, `dist.building-${dead}-1700`);
    place(`${basename(parent)}/${basename(work)}`, "site/index.html");
    writeFileSync(
      join(work, "steps.json"),
      '{ "from": "site", "place": ["/index.html"], "remove": [] }',
    );
    since(out);
    await tidyUp(out);
    expect(readdirSync(parent, { recursive: true })).toEqual(existsSync(out) ? ["dist"] : []);
  });

  it("is not what belongs to others", async () => {
    const names = ["dist.old-letters", `other.old-${dead}`];
    const found = await tidied(names);
    expect(found).toEqual(names.map((name) => [name, `${name}.html`]).sort());
  });
});
