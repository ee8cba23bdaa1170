import { expect, it } from "vitest";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { compressedFonts } from "./font-cut.ts";

it("a font that cannot be compressed is reported", async () => {
  const compressing = compressedFonts(
    [{ url: "/a.woff2", cut: Buffer.from("no font") }],
    TEST_CACHE,
  );
  await expect(compressing).rejects.toThrow("A font could not be compressed");
});
