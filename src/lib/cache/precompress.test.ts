import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { contentHash } from "../files/hash.ts";
import { compressedTwins } from "./precompress.ts";

it("compresses a file into both formats that servers look for, without loss", async () => {
  // Random content, so that the cache does not contain it.
  const data = Buffer.from(`slate and tile ${randomBytes(9).toString("hex")} `.repeat(99));
  onTestFinished(() => {
    for (const ending of ["br", "gz"]) {
      rmSync(join(TEST_CACHE, `compressed/${contentHash(data)}.${ending}`));
    }
  });
  const [brotli, gzipped, ...more] = await compressedTwins("/assets/roof.js", data, TEST_CACHE);
  expect([brotli?.url, gzipped?.url, more]).toEqual([
    "/assets/roof.js.br",
    "/assets/roof.js.gz",
    [],
  ]);
  expect(brotliDecompressSync(brotli?.data ?? "")).toEqual(data);
  expect(gunzipSync(gzipped?.data ?? "")).toEqual(data);
  for (const twin of [brotli, gzipped]) expect(twin?.data.length).toBeLessThan(data.length / 9);
});
