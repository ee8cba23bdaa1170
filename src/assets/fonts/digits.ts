import { cached } from "../../lib/cache/cache.ts";
import { codeKey } from "../../lib/code/code.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { openFont } from "./open-font.ts";

/** Characters within numbers. */
const SIGNS = ".,:%";

/**
 * The `font-variant-numeric` for digits in columns: tabular, unless the font would make points as wide as
 * digits, `12 . 50`. `data` is the font's file; the result is cached.
 */
export async function digitsOf(data: Buffer, cacheDir: string): Promise<string> {
  const key = contentHash(codeKey(), data);
  return new TextDecoder().decode(
    await cached(cacheDir, `fonts/${key}.digits`, async () => Buffer.from(await tryDigits(data))),
  );
}

async function tryDigits(data: Buffer): Promise<"normal" | "tabular-nums"> {
  const font = await openFont(data);
  const [usual, tabular] = [[], ["tnum"]].map((features) => font.layout(SIGNS, features));
  return usual?.advanceWidth === tabular?.advanceWidth ? "tabular-nums" : "normal";
}
