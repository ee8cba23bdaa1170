import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { PROJECT_DIR } from "../lib/code/project.ts";
import { recordOf } from "../testing/commands/cache.ts";
import { changed, damageIn, hashesIn, put } from "../testing/commands/folder.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";
import { recordFolder } from "./build-record.ts";

const RUN = join(PROJECT_DIR, "scripts/run.cjs");

const siteOf = (...names: string[]) =>
  makeConfig({
    pages: [
      makePage(),
      ...names.map((name) => makePage({ path: `/blog/${name}`, title: name, parent: "/" })),
    ],
  });

describe("a foreign file in the folder of a site", () => {
  const { folder, file } = writeSite(siteOf("slate"));
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));

  const others = {
    ".git/objects/a": "A commit",
    ".vercel/project.json": "{}",
    CNAME: "roofs.example",
    "blog/draft.txt": "Slates",
    "shop/index.html": "A shop",
  };
  const told: string[] = [];

  async function build(names: string[]) {
    writeFileSync(file, JSON.stringify(siteOf(...names)));
    told.length = 0;
    const observer = { tell: (text: string) => told.push(text) };
    const result = await buildSite({ configFile: file, outDir: out, observer });
    expect(result.isBuilt).toBe(true);
    return result;
  }

  beforeEach(async () => {
    rmSync(out, { recursive: true, force: true });
    rmSync(join(folder, "public/CNAME"), { force: true });
    await build(["slate", "lead"]);
    for (const [path, text] of Object.entries(others)) put(out, path, text);
    mkdirSync(join(out, "empty"));
  });

  /** Expects the foreign files, nothing else that is not listed, and this many pages. */
  function expectKept(...names: string[]): void {
    expect(hashesIn(out)).toMatchObject(
      Object.fromEntries(Object.keys(others).map((path) => [path, expect.any(String)])),
    );
    for (const [path, text] of Object.entries(others)) {
      expect(readFileSync(join(out, path), "utf8")).toBe(text);
    }
    expect(existsSync(join(out, "empty"))).toBe(true);
    expect(damageIn(out)).toEqual(Object.keys(others).sort());
    const pages = ["slate", "lead", "tin"].filter((name) =>
      existsSync(join(out, `blog/${name}.html`)),
    );
    expect(pages).toEqual(names);
  }

  it("stays if nothing else changes, and is reported once", async () => {
    expect(await build(["slate", "lead"])).toMatchObject({ written: [], removed: [] });
    expectKept("slate", "lead");
    expect(told).toEqual([
      expect.stringMatching(
        /left as they are: \.git\/, .*CNAME, blog\/draft\.txt, empty\/, shop\/$/,
      ),
    ]);
    await build(["slate", "lead"]);
    expect(told).toEqual([]);
  });

  it("stays while pages around it are added, changed and removed", async () => {
    await build(["slate", "tin"]);
    expectKept("slate", "tin");
    await build(["tin"]);
    expectKept("tin");
    await build(["slate", "lead"]);
    expectKept("slate", "lead");
  });

  it("is distinguished from old pages even without a record of the last build", async () => {
    rmSync(recordFolder(recordOf(out)), { recursive: true });
    writeFileSync(join(out, "blog/slate.html"), "Somebody else's words");
    const { removed } = await build(["slate"]);
    expectKept("slate");
    expect(removed).toContain("/blog/lead.html");
  });

  it.each([
    ["a file", "CNAME", "CNAME", "other.example"],
    ["a file where a folder should be", "CNAME/x.txt", "CNAME", "Words"],
    ["a folder where a file should be", "shop", "shop", "Words"],
    ["a file deep inside", "shop/index.html", "shop/index.html", "Another shop"],
  ])("is never overwritten: %s", async (_, path, named, text) => {
    put(join(folder, "public"), path, text);
    const before = hashesIn(out);
    await expect(build(["tin"])).rejects.toThrow(
      new RegExp(`dist/${named}" was not written by a build.* needs that name`),
    );
    expect(changed(hashesIn(out), before)).toEqual([]);
    rmSync(join(folder, "public", named), { recursive: true });
  });

  it("is never overwritten: a folder of the site that contains a foreign file", async () => {
    put(join(folder, "public"), "blog", "Words");
    const before = hashesIn(out);
    await expect(build([])).rejects.toThrow(/dist\/blog" was not written by a build/);
    expect(changed(hashesIn(out), before)).toEqual([]);
    rmSync(join(folder, "public/blog"));
  });

  it("is never overwritten: the owner's own rules for a server", async () => {
    const old = join(folder, "old");
    put(old, ".hosting/nginx.conf", "");
    put(old, ".htaccess", "Redirect /a /b");
    await expect(buildSite({ configFile: file, outDir: old })).rejects.toThrow(
      /old\/\.htaccess" was not written by a build.*\. Move it away\./,
    );
    expect(readFileSync(join(old, ".htaccess"), "utf8")).toBe("Redirect /a /b");
  });

  it("is never overwritten: a file that appears during the build", async () => {
    writeFileSync(file, JSON.stringify(siteOf("tin")));
    const stage = (name: string) => {
      if (name === "putting in place") put(out, "blog/tin.html", "A draft");
    };
    await expect(buildSite({ configFile: file, outDir: out, observer: { stage } })).rejects.toThrow(
      /dist\/blog\/tin\.html" was not written by a build/,
    );
    expect(readFileSync(join(out, "blog/tin.html"), "utf8")).toBe("A draft");
  });

  it("becomes part of the site if the site has the same file", async () => {
    writeFileSync(join(folder, "public/CNAME"), others.CNAME);
    await build(["slate"]);
    expect(damageIn(out)).not.toContain("CNAME");
    rmSync(join(folder, "public/CNAME"));
    await build(["slate"]);
    expect(existsSync(join(out, "CNAME"))).toBe(false);
  });

  it("stays even if a build was killed while it put files in place", async () => {
    const work = join(out, ".building-1-1");
    put(work, "site/blog/tin.html", "Tin");
    const steps = {
      from: "site",
      place: ["/blog/slate.html", "/blog/tin.html"],
      remove: ["/blog/lead.html"],
    };
    put(work, "steps.json", JSON.stringify(steps));
    const broken = { ...siteOf("slate"), pages: [] };
    writeFileSync(file, JSON.stringify(broken));
    expect(await buildSite({ configFile: file, outDir: out })).toMatchObject({ isBuilt: false });
    expect(
      ["slate", "lead", "tin"].map((name) => existsSync(join(out, `blog/${name}.html`))),
    ).toEqual([true, false, true]);
    expect(existsSync(work)).toBe(false);
    await build(["slate"]);
  });
});

describe("the site of another config", () => {
  const { folder, file } = writeSite(siteOf("slate"));
  const out = join(folder, "dist");
  const second = join(folder, "second.config.json");
  writeFileSync(second, JSON.stringify(siteOf("tin")));
  afterAll(() => rmSync(folder, { recursive: true }));
  const build = (configFile: string, keepsOther: boolean) =>
    buildSite({ configFile, outDir: out, protectOtherSite: keepsOther });

  it("is replaced only if the folder was named in the command", async () => {
    await build(file, true);
    const before = hashesIn(out);
    await expect(build(second, true)).rejects.toThrow(
      /dist" contains the site of ".*site\.config\.json"\. .*--out DIR/,
    );
    expect(changed(hashesIn(out), before)).toEqual([]);
    expect(await build(second, false)).toMatchObject({ isBuilt: true });
    expect(await build(second, true)).toMatchObject({ written: [] });
  });

  it("is the same site if only the config was renamed", async () => {
    rmSync(second);
    expect(await build(file, true)).toMatchObject({ isBuilt: true });
  });
});

/** Whether a file system can be mounted, which only an administrator may do. */
const canMount = spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

describe.skipIf(!canMount)("a folder that is the root of a file system", () => {
  const { folder, file } = writeSite(siteOf("slate", "lead"));
  const out = join(folder, "dist");
  const changedFile = join(folder, "changed.config.json");
  writeFileSync(changedFile, JSON.stringify(siteOf("tin")));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("can be built into like any other", () => {
    mkdirSync(out);
    const build = (config: string) =>
      `${process.execPath} ${RUN} build --config ${config} --out ${out} && cp -a ${out} ${folder}/of-$(basename ${config})`;
    const refused = `mount -o remount,ro ${out} && ! (${build(file)}) 2> ${folder}/refused`;
    const steps = [`mount -t tmpfs none ${out}`, build(file), build(changedFile), refused];
    execFileSync("unshare", ["-m", "sh", "-c", steps.join(" && ")], { stdio: "ignore" });
    expect(readFileSync(join(folder, "refused"), "utf8")).toMatch(
      /dist" is not writable: the disk is read-only/,
    );
    for (const [name, pages] of [
      ["site", 3],
      ["changed", 2],
    ] as const) {
      const copy = join(folder, `of-${name}.config.json`);
      expect(damageIn(copy)).toEqual([]);
      const found = Object.keys(hashesIn(copy)).filter((path) =>
        /^(index|blog.*)\.html$/.test(path),
      );
      expect(found).toHaveLength(pages);
    }
  });
});

describe.skipIf(!canMount)("a full cache", () => {
  const { folder, file } = writeSite(siteOf("slate"));
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is not used, and gets no partial files", () => {
    const cache = join(PROJECT_DIR, "node_modules/.cache");
    const left = `find ${cache} -name '*.tmp' -o -name 'new-*'`;
    const build = `${process.execPath} ${RUN} build --config ${file} --out ${out}`;
    const script = `mount -t tmpfs -o size=200k none ${cache} && ${build} && ${left} > ${folder}/left`;
    execFileSync("unshare", ["-m", "sh", "-c", script], { stdio: "ignore" });
    expect(damageIn(out)).toEqual([]);
    expect(readFileSync(join(folder, "left"), "utf8")).toBe("");
  });
});

const NOBODY = { uid: 65534, gid: 65534 };

/** Whether commands can run as another user. */
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync("test", ["-r", RUN], { ...NOBODY, stdio: "ignore" }).status === 0;

describe.skipIf(!canBeNobody)("a folder that belongs to another user", () => {
  const { folder, file } = writeSite(siteOf("slate"));
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["itself", out],
    ["a folder in it", join(out, "blog")],
  ])("is not changed, and the message suggests what to do: %s", async (_, foreign) => {
    writeFileSync(file, JSON.stringify(siteOf("slate")));
    await buildSite({ configFile: file, outDir: out });
    execFileSync("chown", ["-R", "65534:65534", folder]);
    execFileSync("chown", ["0", foreign]);
    writeFileSync(file, JSON.stringify(siteOf("tin")));
    const before = hashesIn(folder);
    const args = [RUN, "build", "--config", file, "--out", out];
    const { status, stderr } = spawnSync(process.execPath, args, { ...NOBODY, encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(
        new RegExp(`(^|\n)"${foreign}" is not writable: .*chown.*--out DIR\\.\n$`),
      ),
    });
    expect(changed(hashesIn(folder), before)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(["dist", "public", "site.config.json"]);
  });
});
