import { createHash } from "node:crypto";
import { crc32, inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { lookOf } from "../../model/kit/section-kit.ts";
import { shareStyle } from "../../site/head/share-image.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { type Config, compiled, makeConfig, makePage } from "../../testing/site.ts";
import { inVisualOrder } from "./bidi.ts";
import { shareImageDrawer } from "./card.ts";
import { openFace, setWords } from "./face.ts";

const KILOBYTE = 1024;
const LONG = "Slate, tile, thatch and flat roofs for every street of Testford and Mockham, ".repeat(
  9,
);

/** The images of a site with a page for each title. */
async function draw(titles: string[], parts: Partial<Config> = {}): Promise<Uint8Array[]> {
  const pages = titles.map((title, index) =>
    makePage({ path: index === 0 ? "/" : `/p${index}`, title }),
  );
  const config = makeConfig({ pages });
  const site = await compiled({ ...config, theme: { ...config.theme, look: "trade" }, ...parts });
  const style = shareStyle(site.config, ourKit());
  if (!style) return [];
  const drawImage = await shareImageDrawer(
    style,
    lookOf(ourKit(), style.look).backdrop,
    TEST_CACHE,
  );
  const images: Uint8Array[] = [];
  for (const { share } of site.pages) images.push(await drawImage(share?.words ?? ""));
  return images;
}

/** The pixels of an image as three bytes each; throws if it cannot be decoded. */
async function pixelsOf(image: Uint8Array | undefined): Promise<Buffer> {
  const { data, info } = await sharp(image, { failOn: "warning" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  return data;
}

/** The chunks of a PNG by type. Each has to be complete. */
function chunksOf(image: Uint8Array = Buffer.of()): Map<string, Buffer> {
  const bytes = Buffer.from(image);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    chunks.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

const colourAt = (pixels: Buffer, x: number, y: number) =>
  `#${pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString("hex")}`;

const fingerprint = (pixels: Buffer) =>
  createHash("sha256").update(pixels).digest("hex").slice(0, 12);

/** The bounding box of everything drawn on the paper to the left of the plumb line. */
const inkBox = (pixels: Buffer) => inkBoxWithin(pixels, 0, 1080);

function inkBoxWithin(pixels: Buffer, from: number, to: number) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < 480; y++) {
    for (let x = from; x < to; x++) {
      if (colourAt(pixels, x, y) === "#111111") {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const [left, right] = [
    xs.reduce((a, b) => Math.min(a, b), 9999),
    xs.reduce((a, b) => Math.max(a, b), 0),
  ];
  return { left, right, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0, count: xs.length };
}

describe("a share image", () => {
  it("has the theme's colours and the size for sharing", async () => {
    const [image] = await draw(["Slate roofs"]);
    const pixels = await pixelsOf(image);
    expect(colourAt(pixels, 20, 20)).toBe("#ffffff");
    expect(colourAt(pixels, 20, 495)).toBe("#ffdd00");
    expect(colourAt(pixels, 20, 620)).toBe("#111111");
  });

  it("differs in each look, with free space for the title", async () => {
    const { theme } = makeConfig();
    const seen = new Set<string>();
    for (const look of ourKit().looks.keys()) {
      const [image] = await draw(["."], { theme: { ...theme, look } });
      const pixels = await pixelsOf(image);
      seen.add(fingerprint(pixels));
      for (const [x, y] of [
        [84, 200],
        [540, 400],
        [996, 68],
        [996, 420],
      ] as const) {
        expect(colourAt(pixels, x, y)).toBe("#ffffff");
      }
    }
    expect(seen.size).toBe(ourKit().looks.size);
  });

  it.each([
    ["one short word", "Slate"],
    ["a usual title", "Slate roofs for the terraces of Testford and Mockham"],
    ["a whole paragraph", LONG],
    ["an endless word", "Slate".repeat(60)],
  ])("keeps %s within its margins", async (_, title) => {
    const [image] = await draw([title]);
    const box = inkBox(await pixelsOf(image));
    expect(box.count).toBeGreaterThan(2000);
    expect(box.left).toBeGreaterThanOrEqual(78);
    expect(box.right).toBeLessThanOrEqual(1002);
    expect(box.top).toBeGreaterThan(20);
    expect(box.bottom).toBeLessThan(470);
  });

  it("differs for each page, and is the same for the same text", async () => {
    const [slate, tile] = await draw(["Slate roofs", "Tile roofs"]);
    expect(Buffer.compare(slate ?? Buffer.of(), tile ?? Buffer.of())).not.toBe(0);
    const [again, , after] = await draw(["Slate roofs", "Flat roofs, fast", "Tile roofs"]);
    expect(again).toEqual(slate);
    expect(after).toEqual(tile);
  });

  it("is small, however long the title", async () => {
    const images = await draw(["Slate roofs", LONG, "Web design for trades who want more"]);
    for (const image of images) expect(image.length).toBeLessThan(18 * KILOBYTE);
  });

  it.each([
    ["a word", "Slate"],
    ["letters that touch", "WAVATAR, Ty fj LTL"],
    ["a whole paragraph", LONG],
    ["missing letters", "日本語"],
  ])("is a complete PNG for %s", async (_, title) => {
    const [image] = await draw([title]);
    const chunks = chunksOf(image);
    expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
    const data = chunks.get("IDAT") ?? Buffer.of();
    expect(inflateSync(data)).toHaveLength(630 * (1 + 1200 / 2));
    expect(() => inflateSync(data.subarray(0, -1))).toThrow("unexpected end of file");
  });

  it("draws Welsh letters, and omits letters that the font lacks", async () => {
    const titles = [
      "Tŷ Ŵyn",
      "Tŷ Ŵyn".normalize("NFD"),
      "Ty Wyn",
      "Ty 🏠 日本 Wyn",
      "Ty\u00A0 Wyn",
    ];
    const [welsh, decomposed, plain, odd, gap] = await draw(titles);
    expect(decomposed).toEqual(welsh);
    const box = inkBox(await pixelsOf(welsh));
    const plainBox = inkBox(await pixelsOf(plain));
    expect(box.top).toBeLessThan(plainBox.top - 10);
    expect(odd).toEqual(plain);
    expect(gap).toEqual(plain);
  });

  it("shows the business's name if the font lacks the title's letters", async () => {
    const [odd, name] = await draw(["日本語", "Test & Son Roofing"]);
    expect(odd).toEqual(name);
  });

  describe("in Arabic", () => {
    const { theme, business } = makeConfig();
    const cairo = { font: "cairo", weight: 800, width: 100 };
    const parts = {
      theme: {
        ...theme,
        look: "trade" as const,
        fonts: { heading: cairo, body: { font: "cairo" } },
      },
      business: { ...business, name: "مخبز النور" },
    };
    const TITLE = "نخبز الخبز 24/7 كل صباح (Testford) في فرننا الصغير";

    it("is mirrored: text from the right, the plumb line at the left", async () => {
      const [image] = await draw([TITLE], parts);
      const pixels = await pixelsOf(image);
      // The area beside the line, and the margin of titles in Latin letters.
      expect(colourAt(pixels, 112, 20)).toBe("#111111");
      expect(colourAt(pixels, 1086, 20)).toBe("#ffffff");
      const { left, right } = inkBoxWithin(pixels, 120, 1200);
      expect(left).toBeGreaterThanOrEqual(198);
      expect(right).toBeGreaterThan(1100);
      expect(right).toBeLessThanOrEqual(1122);
    });

    it("joins its letters, and keeps Latin words and numbers from left to right", async () => {
      const [joined, apart] = await draw(["بيت", "ب\u200cي\u200cت"], parts);
      expect(joined).not.toEqual(apart);
      const face = await openFace(cairo, TEST_CACHE);
      await face.load(TITLE);
      const shown = inVisualOrder(setWords("خبز 24/7 Bread", face).words);
      expect(shown.map(({ level }) => level)).toEqual([2, 2, 1]);
    });

    it("keeps a very long word within its margins", async () => {
      const [image] = await draw(["خبز".repeat(60)], parts);
      const { left, right } = inkBoxWithin(await pixelsOf(image), 120, 1200);
      expect(left).toBeGreaterThanOrEqual(190);
      expect(right).toBeLessThanOrEqual(1124);
    });

    it("shows the name, or else the domain, if the font lacks the letters", async () => {
      const [title, name] = await draw([TITLE, "Test & Son Roofing"]);
      expect(title).toEqual(name);
      const [nothing, domain] = await draw([TITLE, "roofs.example"], { business: parts.business });
      expect(nothing).toEqual(domain);
    });
  });

  it("is not drawn without a font", async () => {
    const { theme } = makeConfig();
    const stylesheet = "https://fonts.example/css";
    const fonts = { ...theme.fonts, stylesheet };
    const site = await compiled(makeConfig({ theme: { ...theme, fonts } }));
    expect(shareStyle(site.config, ourKit())).toBeUndefined();
    expect(site.pages.map(({ share }) => share)).toEqual([undefined]);
  });

  it.each([
    ["a usual title", "Slate roofs that stay dry, by Ŵyn", "5bf4e5d293bd"],
    ["letters that touch", "WAVATAR, “Ty” fj rty LTL ÁVÂ", "ac596a7a994a"],
    ["lines that touch", "jgjÅpq ŐŰÅẪ Ậgj ".repeat(6), "25e82db30a70"],
    ["a truncated title", LONG, "9f0355b805a2"],
  ])(
    "draws %s unchanged; raise DRAWING in share-image.ts if this changes",
    async (_, title, hash) => {
      const [image] = await draw([title]);
      expect(fingerprint(await pixelsOf(image))).toBe(hash);
    },
  );
});
