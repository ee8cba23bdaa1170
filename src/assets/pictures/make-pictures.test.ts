import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { SMALL_WEBM } from "../../testing/facts.ts";
import { heroWith, makeConfig, type PageConfig, writeSite } from "../../testing/site.ts";
import { makePictures } from "./make-pictures.ts";
import { readMedia } from "./read-media.ts";
import { allVariants, variantUrl } from "./variants.ts";

const NOISE = { type: "gaussian", mean: 128, sigma: 8 } as const;
const grey = { channels: 3, background: "#808080" } as const;

/** Metadata that a camera writes. */
const TAKEN = { IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1" } };

/** A file from a camera: large, rotated, and with GPS data. */
async function photograph(): Promise<Buffer> {
  const tile = sharp({ create: { ...grey, width: 500, height: 500, noise: NOISE } });
  return sharp({ create: { ...grey, width: 4000, height: 6000 } })
    .composite([{ input: await tile.png().toBuffer(), tile: true }])
    .jpeg({ quality: 95 })
    .withExif(TAKEN)
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const canvas = (width: number, background: string) =>
  sharp({ create: { width, height: 300, channels: 4, background } });

const RED = { r: 200, g: 60, b: 60 };
const wideGamut = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: RED } })
    .withIccProfile("p3")
    .png()
    .toBuffer();

const page = (path: string, file: string): PageConfig => ({
  path,
  title: file,
  description: `A page with ${file}.`,
  sections: [
    heroWith(file),
    { type: "split", heading: "Who", text: "Me.", picture: { file, alt: "A roofer" } },
  ],
});

const video = { files: ["film.webm"], poster: "still.webp", label: "A slate is laid" };
const linking = "[The plan](/media/plan.png), [and again](https://roofs.example/media/plan.png).";
const config = makeConfig({
  business: { ...makeConfig().business, shareImage: "share.png" },
  pages: [
    page("/", "photo.jpg"),
    page("/pane", "pane.png"),
    page("/red", "red.png"),
    page("/plan", "plan.png"),
    page("/shared", "share.png"),
    {
      path: "/film",
      title: "Film",
      description: "A film.",
      sections: [{ type: "hero", heading: "Film", text: linking, video, frame: "phone" }],
    },
  ],
});

/** Each run has to encode the site's pictures again, even after a run of broken code. */
async function forget(publicDir: string): Promise<void> {
  const cache = join(TEST_CACHE, "pictures");
  const media = [...(await readMedia(publicDir, TEST_CACHE)).values()];
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const isOurs = media.some(({ cut }) => cut && name.startsWith(cut.hash));
    if (isOurs) rmSync(join(cache, name), { force: true });
  }
}

describe("pictures in a built site", () => {
  let folder: string;
  let file: string;
  let out: string;
  const html = (name: string) =>
    readFileSync(join(out, `${name}.html`), "utf8").replace(/<script[^>]*json.*?<\/script>/gs, "");
  const sources = (name: string) => [
    ...html(name).matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"/g),
  ];
  const made = (start: string) =>
    readdirSync(join(out, "assets")).filter((name) => name.startsWith(start));
  const open = (name: string) => sharp(join(out, "assets", name));
  const inCache = () =>
    readdirSync(join(out, "assets"))
      .filter((name) => /\.(avif|webp|jpg|png)$/.test(name))
      .map((name) => join(TEST_CACHE, "pictures", /[\w-]{10}-\d+\.\w+$/.exec(name)?.[0] ?? ""));
  const build = async () => {
    await buildSite({ configFile: file, outDir: out });
  };

  beforeAll(async () => {
    const photo = await photograph();
    expect(photo.length).toBeGreaterThan(8e6);
    ({ folder, file } = writeSite(config, {
      "photo.jpg": photo,
      "pane.png": await canvas(700, "#ff000080").png().toBuffer(),
      "red.png": await wideGamut(),
      "plan.png": await canvas(500, "#fff").png().toBuffer(),
      "share.png": await canvas(1200, "#fd0").png().withExif(TAKEN).toBuffer(),
      "still.webp": await canvas(480, "#fd0").webp({ quality: 1 }).toBuffer(),
      "film.webm": SMALL_WEBM,
      "unused.png": await canvas(300, "#fff").png().toBuffer(),
    }));
    out = join(folder, "dist");
    await forget(join(folder, "public"));
    await build();
  });

  afterAll(async () => {
    await forget(join(folder, "public"));
    rmSync(folder, { recursive: true });
  });

  it("are available in AVIF, WebP and JPEG, in the widths of screens", () => {
    expect(
      sources("index")
        .map(([, type]) => type)
        .slice(0, 2),
    ).toEqual(["image/avif", "image/webp"]);
    const widths = sources("index").map(([, , set = ""]) => set.match(/(?<= )\d+(?=w\b)/g)?.join());
    expect(new Set(widths)).toEqual(new Set(["320,480,720,1080,1440,1920"]));
    expect(html("index")).toMatch(
      /<img [^>]*src="\/assets\/photo-[\w-]{10}-1080\.jpg" width="6000" height="4000"/,
    );
  });

  it("load first at the top of a page, and lazily elsewhere", () => {
    const [first, second] = html("index").match(/<img [^>]*>/g) ?? [];
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain("lazy");
    expect(second).toMatch(/loading="lazy" decoding="async"/);
  });

  it("are no wider than their originals", () => {
    const widths = sources("pane").map(([, , set = ""]) => set.match(/\d+(?=w)/g)?.join());
    expect(new Set(widths)).toEqual(new Set(["320,480,700"]));
  });

  it("exist for each name in a page", () => {
    const names = ["index", "pane", "red", "plan", "shared", "film"];
    const named = names.flatMap((name) => html(name).match(/\/assets\/[^"\s,)]+/g) ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((url) => !existsSync(join(out, url)))).toEqual([]);
  });

  it("are upright and have no location metadata", async () => {
    expect(made("photo")).toHaveLength(13);
    for (const name of made("photo")) {
      const { width, height, exif, icc, xmp, orientation } = await open(name).metadata();
      expect({
        name,
        ratio: Math.round((100 * width) / height) / 100,
        exif,
        icc,
        xmp,
        orientation,
      }).toEqual({
        name,
        ratio: 1.5,
      });
    }
  });

  it("weigh a fraction of the original", () => {
    const [phone = ""] = made("photo").filter((name) => name.endsWith("1080.avif"));
    expect(statSync(join(out, "assets", phone)).size).toBeLessThan(1e6);
  });

  it("keep the colours of a wide-gamut original", async () => {
    for (const name of made("red")) {
      const { data, info } = await open(name).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(3);
      const [r = 0, g = 0, b = 0] = data;
      const off = Math.max(Math.abs(r - RED.r), Math.abs(g - RED.g), Math.abs(b - RED.b));
      expect(off, `${name}: ${r}, ${g}, ${b}`).toBeLessThan(5);
    }
  });

  it("keep transparency", async () => {
    expect(made("pane").filter((name) => name.endsWith(".png"))).toHaveLength(1);
    for (const name of made("pane")) {
      expect([name, (await open(name).metadata()).hasAlpha]).toEqual([name, true]);
    }
  });

  it("replace their originals, except those that are linked by name", () => {
    expect(readdirSync(join(out, "media")).sort()).toEqual([
      "film.webm",
      "logo.svg",
      "plan.png",
      "share.png",
    ]);
  });

  it("have no location metadata if they are sent unchanged", async () => {
    const shared = (folder: string) => sharp(join(folder, "media/share.png")).metadata();
    expect((await shared(join(folder, "public"))).exif).toBeDefined();
    const { exif, width, height, format } = await shared(out);
    expect({ exif, width, height, format }).toEqual({ width: 1200, height: 300, format: "png" });
  });

  it("are a WebP as the poster of a video, not heavier than the original", () => {
    expect(made("still")).toHaveLength(1);
    expect(html("film")).toContain(`poster="/assets/${made("still")[0]}"`);
    const original = readFileSync(join(folder, "public/media/still.webp"));
    expect(readFileSync(join(out, "assets", made("still")[0] ?? ""))).toEqual(original);
  });

  it("are encoded once", async () => {
    const times = () => inCache().map((path) => statSync(path).mtimeMs);
    const before = times();
    await build();
    expect(before.length).toBeGreaterThan(30);
    expect(times()).toEqual(before);
  });
});

describe("a picture that cannot be encoded", () => {
  /** Encodes all variants of a file after `happens` has changed it. */
  async function make(name: string, data: Uint8Array, happens: (file: string) => void) {
    const { folder } = writeSite(makeConfig(), { [name]: data });
    const publicDir = join(folder, "public");
    onTestFinished(async () => {
      await forget(publicDir);
      rmSync(folder, { recursive: true });
    });
    await forget(publicDir);
    const media = await readMedia(publicDir, TEST_CACHE);
    happens(join(publicDir, "media", name));
    const stem = media.get(name)?.cut?.stem ?? "";
    const named = new Set(
      allVariants({ width: 900, height: 300 }, false).map((variant) => variantUrl(stem, variant)),
    );
    return makePictures({
      cacheDir: TEST_CACHE,
      media,
      publicDir,
      named,
      keep: () => false,
      write: async () => {},
    });
  }

  it("is not cached for a file that was replaced meanwhile", async () => {
    const [white, black] = [await canvas(900, "#fff"), await canvas(900, "#000")];
    const other = await black.jpeg().toBuffer();
    const making = make("roof.jpg", await white.jpeg().toBuffer(), (file) =>
      writeFileSync(file, other),
    );
    await expect(making).rejects.toThrow(/roof\.jpg was changed during the build\. Build again\.$/);
  });
});
