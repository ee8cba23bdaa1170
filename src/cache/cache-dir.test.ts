import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { cached } from "./cache.ts";
import { cacheDirOf } from "./cache-dir.ts";

let folder: string;
const config = () => join(folder, "sites/ours/site.config.json");

beforeEach(() => {
  vi.stubEnv("PLUMBLINE_CACHE", "");
  folder = mkdtempSync(join(tmpdir(), "plumbline cache "));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

it("the cache is in the nearest folder of packages, of the site or of what it lies in", () => {
  for (const place of [folder, join(folder, "sites/ours")]) {
    mkdirSync(join(place, "node_modules"), { recursive: true });
    expect(cacheDirOf(config())).toBe(join(place, "node_modules/.cache/plumbline"));
  }
});

it("without such a folder it is beside the config, and git leaves it out", async () => {
  const cacheDir = cacheDirOf(config());
  expect(cacheDir).toBe(join(folder, "sites/ours/.plumbline"));
  expect(existsSync(cacheDir)).toBe(false);
  await cached(cacheDir, "fonts/roof", async () => Buffer.from("slate"));
  expect(readFileSync(join(cacheDir, ".gitignore"), "utf8")).toBe("*\n");
});

it("a folder of packages that cannot be written to is passed over", () => {
  mkdirSync(join(folder, "node_modules"));
  // As far as writing goes, what is no folder is like one that may not be changed.
  writeFileSync(join(folder, "node_modules/.cache"), "");
  expect(cacheDirOf(config())).toBe(join(folder, "sites/ours/.plumbline"));
});

it("who runs many sites can say where it is", () => {
  vi.stubEnv("PLUMBLINE_CACHE", "shared");
  expect(cacheDirOf(config())).toBe(join(process.cwd(), "shared"));
});
