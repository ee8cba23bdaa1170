import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PROJECT_DIR } from "../lib/code/project.ts";
import { makeConfig, writeSite } from "../testing/site.ts";
import { claimOutDir, expectBuiltFolder, recoverInterruptedBuilds } from "./out-dir.ts";
import { openWorkspace } from "./workspace.ts";

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
  it("may be new, empty, or the output of a build", async () => {
    const empty = place("empty");
    mkdirSync(empty);
    const worktree = place("worktree", ".git", ".nojekyll");
    const old = place("old", "index.html", ".hosting/nginx.conf");
    for (const path of [place("new"), empty, worktree, old]) {
      await expect(claimOutDir(path, file)).resolves.toBe(path);
      await expect(expectBuiltFolder(path)).resolves.toBeUndefined();
    }
  });

  it.each([
    ["the config", folder],
    ["the config's parent folder", dirname(folder)],
    ["the public folder", join(folder, "public")],
    ["a folder in the public folder", join(folder, "public/site")],
    ["the project", PROJECT_DIR],
    ["the root folder", "/"],
  ])("may not be that of %s", async (_, path) => {
    await expect(claimOutDir(path, file)).rejects.toThrow(
      /contains what the site is built from.*--out/,
    );
  });

  it("may not be a link to a reserved folder", async () => {
    const link = join(folder, "link");
    symlinkSync(join(folder, "public"), link);
    await expect(claimOutDir(link, file)).rejects.toThrow(/contains what the site is built from/);
    for (const target of ["live", "nowhere"]) {
      if (target === "live") mkdirSync(join(folder, target));
      symlinkSync(join(folder, target), join(folder, `to-${target}`));
      const claimed = claimOutDir(join(folder, `to-${target}`), file);
      await expect(claimed).rejects.toThrow(
        new RegExp(`is a link: .*--out ${join(folder, target)}$`, "s"),
      );
    }
  });

  it("may not contain foreign files", async () => {
    const path = place("own", "letter.txt", ".git/config", "CNAME");
    await expect(expectBuiltFolder(path)).rejects.toThrow(
      /own" contains files that no build has written: CNAME, letter\.txt\. .*--out.*public\//,
    );
  });

  it("may not contain only hidden files, such as a home folder", async () => {
    const path = place("home", ".bashrc", ".ssh/id_rsa", ".git/config");
    await expect(expectBuiltFolder(path)).rejects.toThrow(/has written: \.bashrc, \.ssh\. .*--out/);
  });

  it("is not completed while a suspended build may still write into it", async () => {
    const out = place("still/dist");
    mkdirSync(dirname(out));
    const first = await openWorkspace(out, () => undefined);
    rmSync(first.folder, { recursive: true });
    const second = await openWorkspace(out, () => undefined);
    writeFileSync(join(second.staging, "index.html"), "");
    expect(() => writeFileSync(join(first.staging, "index.html"), "")).toThrow(/ENOENT/);
    expect(first.confirm).toThrow(/paused.* Build again/);
    first.end();
    expect(readdirSync(second.staging)).toEqual(["index.html"]);
    second.end();
  });

  it("may not be a file", async () => {
    const path = join(place("own", "letter.txt"), "letter.txt");
    await expect(claimOutDir(path, file)).rejects.toThrow(/letter\.txt" is a file.*--out/);
    const entered = openWorkspace(join(path, "site"), () => undefined);
    await expect(entered).rejects.toThrow(/folder ".*" cannot be created \(E[A-Z]+\)/);
    expect(existsSync(path)).toBe(true);
  });
});

describe("leftovers of a killed build", () => {
  const dead = spawnSync(process.execPath, ["--version"]).pid;
  let number = 0;

  /** A site in whose folder a killed build has left these folders, with a file in each. */
  const left = (...names: string[]) => {
    number += 1;
    const out = place(`killed-${number}`, "index.html");
    for (const name of names) place(`killed-${number}/${name}`, "site/roof.html");
    return out;
  };

  const STEPS = '{ "from": "site", "place": ["/roof.html"], "remove": ["/index.html"] }';

  // In containers, every build may have the same process id.
  it.each([
    ["another process", dead],
    ["another process with the same number", process.pid],
  ])("are removed: files of %s that are not in place", async (_, pid) => {
    const out = left(`.building-${pid}-1700`);
    const { staging, end } = await openWorkspace(out, () => undefined);
    await recoverInterruptedBuilds(out);
    expect(readdirSync(staging)).toEqual([]);
    end();
    expect(readdirSync(out)).toEqual(["index.html"]);
  });

  it("are put in place if that had already begun", async () => {
    const out = left(".building-1-1700");
    writeFileSync(join(out, ".building-1-1700/steps.json"), STEPS);
    await recoverInterruptedBuilds(out);
    expect(readdirSync(out)).toEqual(["roof.html"]);
  });

  it("are not put into a folder that was emptied since, as half a site", async () => {
    const out = left(".building-1-1700");
    writeFileSync(join(out, ".building-1-1700/steps.json"), STEPS);
    rmSync(join(out, "index.html"));
    await recoverInterruptedBuilds(out);
    expect(readdirSync(out)).toEqual([]);
  });

  it("do not include files of others", async () => {
    const out = left(".building-letters", "old");
    await recoverInterruptedBuilds(out);
    expect(readdirSync(out).sort()).toEqual([".building-letters", "index.html", "old"]);
  });
});
