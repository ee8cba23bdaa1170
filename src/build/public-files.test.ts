// @vitest-environment node
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { put } from "../testing/folder.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";
import { buildSite } from "./build.ts";

const HALF_A_MINUTE = 30_000;

/** A site whose home page says these words, and how to build it. */
function siteSaying(text: string) {
  const sections = [
    { type: "hero", heading: "Roofs" },
    { type: "prose", text },
  ] as const;
  const { folder, file } = writeSite(
    makeConfig({ pages: [makePage({ sections: [...sections] })] }),
  );
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, "dist");
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  const build = () => buildSite({ configFile: file, outDir: out, observer: { tell } });
  return { folder, out, told, build };
}

const built = (out: string, path: string) =>
  existsSync(join(out, path)) ? readFileSync(join(out, path), "utf8") : undefined;

it("takes a file of the owner's as it is now, though words of a page name it", {
  timeout: HALF_A_MINUTE,
}, async () => {
  const { folder, out, build } = siteSaying("See /assets/plan.png there.");
  const file = "public/assets/plan.png";
  for (const data of ["first", "second"]) {
    put(folder, file, data);
    await build();
    expect(built(out, "assets/plan.png")).toBe(data);
  }
  rmSync(join(folder, file));
  await build();
  expect(built(out, "assets/plan.png")).toBeUndefined();
});

it("sees a change behind a link", { timeout: HALF_A_MINUTE }, async () => {
  const { folder, out, build } = siteSaying("Roofs.");
  put(folder, "elsewhere/plan.txt", "first");
  put(folder, "elsewhere/papers/price.txt", "first");
  symlinkSync(join(folder, "elsewhere/plan.txt"), join(folder, "public/plan.txt"));
  symlinkSync(join(folder, "elsewhere/papers"), join(folder, "public/papers"));
  await build();
  put(folder, "elsewhere/plan.txt", "second");
  await build();
  expect(built(out, "plan.txt")).toBe("second");
  put(folder, "elsewhere/papers/price.txt", "second");
  await build();
  expect(built(out, "papers/price.txt")).toBe("second");
});

it("tells of a list of files of the owner's, which the build's own replaces", {
  timeout: HALF_A_MINUTE,
}, async () => {
  const { folder, out, told, build } = siteSaying("Roofs.");
  put(folder, "public/manifest.json", "{}");
  await build();
  expect(built(out, "manifest.json")).toContain('"index.html"');
  expect(told).toEqual([expect.stringContaining("public/manifest.json is not used")]);
});
