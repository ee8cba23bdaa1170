import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { cached, cachedFolder, cachedNow } from "./cache.ts";

/** An unused key; its entries are deleted after the test. */
function newKey(): string {
  const key = `test-${randomUUID()}`;
  onTestFinished(() => rmSync(join(TEST_CACHE, key), { force: true }));
  return key;
}

const bytes = (word: string) => vi.fn(async () => Buffer.from(word));

it("makes a value once if it is requested twice at once", async () => {
  const key = newKey();
  const make = bytes("slate");
  const both = await Promise.all([cached(TEST_CACHE, key, make), cached(TEST_CACHE, key, make)]);
  expect(both.map(String)).toEqual(["slate", "slate"]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("caches a value", async () => {
  const key = newKey();
  await cached(TEST_CACHE, key, bytes("slate"));
  const again = bytes("tile");
  expect(String(await cached(TEST_CACHE, key, again))).toBe("slate");
  expect(again).not.toHaveBeenCalled();
});

it("makes a value again on request if making it failed", async () => {
  const key = newKey();
  const failing = () => Promise.reject(new Error("No slate."));
  await expect(cached(TEST_CACHE, key, failing)).rejects.toThrow("No slate.");
  expect(String(await cached(TEST_CACHE, key, bytes("slate")))).toBe("slate");
});

it("caches a value that is made without waiting, and makes a damaged one again", () => {
  const key = newKey();
  const made = (word: string) => String(cachedNow(TEST_CACHE, key, () => Buffer.from(word)));
  expect([made("slate"), made("tile")]).toEqual(["slate", "slate"]);
  truncateSync(join(TEST_CACHE, key), 9);
  expect([made("ridge"), made("gutter")]).toEqual(["ridge", "ridge"]);
});

it("does not delete a cached value in use, whatever the clock of the process that uses it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.useRealTimers());
  const use = (name: string) =>
    cachedFolder(join(folder, name), async ({ work }) => writeFileSync(join(work, name), ""));
  await use("slate");
  for (const now of ["2001-01-01", "2101-01-01"]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
    await use("slate");
    await use(`late-${now}`);
    vi.useRealTimers();
    await use(now);
  }
  expect(readdirSync(folder)).toHaveLength(5);
});
