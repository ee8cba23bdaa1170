import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { damageIn, put } from "../testing/commands/folder.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";

const siteWith = (...paths: string[]) =>
  makeConfig({
    pages: [makePage(), ...paths.map((path) => makePage({ path, title: path, parent: "/" }))],
  });

const WORK = ".building-1-1";
const STAGING = `${WORK}/site-1`;

/** The leftovers of an interrupted build: its new page, its list, and its steps. */
function stopped(out: string, journal: unknown): void {
  put(out, `${STAGING}/tin.html`, "Tin");
  put(out, `${STAGING}/manifest.json`, listing("tin.html", "manifest.json"));
  put(out, `${WORK}/steps.json`, typeof journal === "string" ? journal : JSON.stringify(journal));
}

const listing = (...paths: string[]) => JSON.stringify({ files: paths.map((path) => ({ path })) });

const steps = (...place: string[]) => ({ from: "site-1", place, remove: [] });

/** States in which an interrupted build cannot be completed. */
const STATES: Record<string, (out: string) => void> = {
  "a name that leads out of the folder and in again": (out) =>
    stopped(out, steps("/tin.html", "/shop/../about.html")),
  "a name that leads out of the site": (out) => stopped(out, steps("/tin.html", "/../../out.html")),
  "a folder in the place of a page": (out) => {
    stopped(out, steps("/tin.html"));
    put(out, "tin.html/notes.txt", "Notes");
  },
  "a file in the place of a folder": (out) => {
    stopped(out, steps("/tin.html", "/lead/one.html"));
    put(out, `${STAGING}/lead/one.html`, "One");
    put(out, "lead", "A file");
  },
  "a link out of the site in the place of a folder": (out) => {
    stopped(out, steps("/tin.html", "/lead/one.html"));
    put(out, `${STAGING}/lead/one.html`, "One");
    mkdirSync(join(out, "../beside"));
    symlinkSync("../beside", join(out, "lead"));
  },
  "steps that are cut short": (out) => stopped(out, '{"from":"site-1","pla'),
  "no steps at all": (out) => stopped(out, ""),
  "steps of another form": (out) => stopped(out, [1, null]),
  "steps that are null": (out) => stopped(out, "null"),
  "lists that name no files": (out) => {
    stopped(out, "");
    rmSync(join(out, STAGING, "manifest.json"));
    for (const name of ["manifest.json", ".part.json"]) put(out, name, '{"files":[null,{}]}');
  },
  "a list that leads out": (out) => {
    stopped(out, "");
    rmSync(join(out, STAGING, "manifest.json"));
    put(out, "manifest.json", listing("../out.html", "/etc/passwd", "a/../../out.html"));
  },
};

describe("a site that was put in place only in part", () => {
  it.each(Object.entries(STATES))("is completed by the next build: %s", async (_, leave) => {
    const { folder, file } = writeSite(siteWith("/slate"));
    const out = join(folder, "dist");
    const outside = join(folder, "out.html");
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const told: string[] = [];
    const build = () =>
      buildSite({
        configFile: file,
        outDir: out,
        observer: { tell: (text) => void told.push(text) },
      });
    await build();
    writeFileSync(outside, "Mine");
    leave(out);
    writeFileSync(file, JSON.stringify(siteWith("/slate", "/zinc")));
    expect(await build()).toMatchObject({ isBuilt: true });
    expect(told.join("\n")).toContain("A build was stopped while it replaced files");
    expect(readFileSync(outside, "utf8")).toBe("Mine");
    expect(existsSync(join(folder, "beside/one.html"))).toBe(false);
    expect(existsSync(join(out, WORK))).toBe(false);
    for (const other of ["lead", "tin.html/notes.txt"]) rmSync(join(out, other), { force: true });
    expect(damageIn(out)).toEqual([]);
    expect(await build()).toMatchObject({ isBuilt: true, written: [] });
  });
});
