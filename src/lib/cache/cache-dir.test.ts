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

it("the cache is in the nearest node_modules of the site or of a folder above it", () => {
  for (const place of [folder, join(folder, "sites/ours")]) {
    mkdirSync(join(place, "node_modules"), { recursive: true });
    expect(cacheDirOf(config())).toBe(join(place, "node_modules/.cache/plumbline"));
  }
});

it("without node_modules the cache is beside the config, and git ignores it", async () => {
  const cacheDir = cacheDirOf(config());
  expect(cacheDir).toBe(join(folder, "sites/ours/.plumbline"));
  expect(existsSync(cacheDir)).toBe(false);
  await cached(cacheDir, "fonts/roof", async () => Buffer.from("slate"));
  expect(readFileSync(join(cacheDir, ".gitignore"), "utf8")).toBe("*\n");
});

it("a read-only node_modules is skipped", () => {
  mkdirSync(join(folder, "node_modules"));
  // A path that is not a folder fails like one that is read-only.
  writeFileSync(join(folder, "node_modules/.cache"), "");
  expect(cacheDirOf(config())).toBe(join(folder, "sites/ours/.plumbline"));
});

it("an agency with many sites can choose the cache folder", () => {
  vi.stubEnv("PLUMBLINE_CACHE", "shared");
  expect(cacheDirOf(config())).toBe(join(process.cwd(), "shared"));
});
