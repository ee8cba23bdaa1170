import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { hero } from "../../sections/hero/section.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { business, SMALL_MP4, SMALL_SVG, SMALL_WEBM } from "../../testing/facts.ts";
import { isOf } from "../../testing/pages/of-type.ts";
import { rangeOf } from "../../testing/position.ts";
import {
  compile,
  compileSections,
  heroWith,
  makeConfig,
  withSections,
  writeSite,
} from "../../testing/site.ts";
import { readMedia } from "./read-media.ts";
import { pictureHash, RECIPE } from "./recipe.ts";

const SIZE = { width: 20, height: 10, channels: 3 } as const;
const canvas = (background = "#fd0") => sharp({ create: { ...SIZE, background } });
const frame = (colour: string) => canvas(colour).png().toBuffer();

/** A small PNG whose header claims 20,000 by 20,000 pixels. */
async function hugePng(): Promise<Buffer> {
  const data = await canvas().png().toBuffer();
  data.writeUInt32BE(20_000, 16);
  data.writeUInt32BE(20_000, 20);
  data.writeUInt32BE(crc32(data.subarray(12, 29)), 29);
  return data;
}

const pictured = (file: string) => withSections(heroWith(file));

async function measured(name: string, data: string | Uint8Array) {
  const sections = await compileSections(pictured(name), { [name]: data });
  return sections.find(isOf(hero))?.picture?.file;
}

describe("a picture", () => {
  it("has the size of its pixels", async () => {
    const png = await canvas().png().toBuffer();
    expect(await measured("roof.png", png)).toEqual({
      url: expect.stringMatching(/^\/assets\/roof-[\w-]{10}-20\.jpg$/),
      type: "image/png",
      width: 20,
      height: 10,
      stem: expect.stringMatching(/^\/assets\/roof-[\w-]{10}$/),
    });
  });

  it("has its displayed size if the camera was held upright", async () => {
    const jpeg = await canvas().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await measured("roof.jpg", jpeg)).toMatchObject({ width: 10, height: 20 });
  });

  it.each([
    ['width="30" height="20"', 30, 20],
    ['viewBox="0 0 50 40"', 50, 40],
  ])("has a size if it is an SVG with %s", async (size, width, height) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;
    expect(await measured("roof.svg", svg)).toMatchObject({ type: "image/svg+xml", width, height });
  });

  it.each([
    ["my roof & co #1.PNG", "my-roof-co-1"],
    ["Châu, née Ŵyn.png", "chau-nee-wyn"],
    ["屋根.png", "picture"],
  ])("may have any valid file name, such as %s", async (name, plain) => {
    const png = await canvas().png().toBuffer();
    const stem = expect.stringMatching(new RegExp(`^/assets/${plain}-[\\w-]{10}$`));
    expect(await measured(name, png)).toMatchObject({ stem, type: "image/png" });
  });

  it("is sent unchanged if it is a drawing, with any extension", async () => {
    expect(await measured("my roof & co #1.svg", SMALL_SVG)).toEqual({
      url: "/media/my%20roof%20%26%20co%20%231.svg",
      type: "image/svg+xml",
      width: 4,
      height: 3,
    });
  });

  it("is sent unchanged if it is animated", async () => {
    const frames = await Promise.all(["#fd0", "#00f"].map((colour) => frame(colour)));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await measured("roof.gif", gif)).toMatchObject({ url: "/media/roof.gif", height: 10 });
  });

  it("has an address that changes with its content, not with its name", async () => {
    const [yellow, blue] = await Promise.all(["#fd0", "#00f"].map((colour) => frame(colour)));
    const stem = async (name: string, data = yellow) => (await measured(name, data ?? ""))?.stem;
    const first = await stem("roof.png");
    expect(await stem("roof.png", blue)).not.toBe(first);
    expect(await stem("roof.png")).toBe(first);
    expect(await stem("tiles.png")).toBe(first?.replace("roof", "tiles"));
  });

  it("has another address if pictures are encoded differently", async () => {
    const data = await frame("#fd0");
    expect((await measured("roof.png", data))?.stem).toBe(`/assets/roof-${pictureHash(data)}`);
    expect(pictureHash(data, { ...RECIPE, webp: { quality: 12 } })).not.toBe(pictureHash(data));
  });

  it("is measured again if its file changes", async () => {
    const { folder } = writeSite(makeConfig(), { "roof.png": await frame("#fd0") });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const publicDir = join(folder, "public");
    const width = async () => (await readMedia(publicDir, TEST_CACHE)).get("roof.png")?.width;
    expect(await width()).toBe(20);
    const wider = canvas().resize(3000).png();
    writeFileSync(join(publicDir, "media/roof.png"), await wider.toBuffer());
    expect(await width()).toBe(3000);
  });

  it("adds only necessary values to a page's data", async () => {
    const large = await sharp({ create: { ...SIZE, width: 3000, background: "#fd0" } })
      .png()
      .toBuffer();
    const data = JSON.stringify(await measured("roof.png", large));
    expect(data.length).toBeLessThan(150);
  });

  it("is reported if it is damaged, without a crash", async () => {
    const { diagnostics } = await compile(pictured("roof.png"), { "roof.png": "no picture" });
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
  });

  it.each<[string, string, () => Promise<Buffer>]>([
    [
      "damaged in the middle",
      "png",
      async () => (await noise().png().toBuffer()).fill(0, 300, 310),
    ],
    ["a TIFF with another extension", "jpg", () => noise().tiff().toBuffer()],
    ["two pictures, the first of them truncated", "jpg", () => halfAndWhole(noise().jpeg())],
    ["a drawing with a truncated picture in it", "svg", drawingWithHalf],
    ["invalid pixels", "webp", () => withoutPixels(noise().webp({ lossless: true }))],
    ["invalid pixels", "avif", () => withoutPixels(noise().avif({ effort: 0 }))],
    ["a wrong scan", "jpg", () => withoutPixels(noise().resize(480).jpeg({ progressive: true }))],
  ])("is reported if the build would stop at it: %s", async (_, kind, draw) => {
    const name = `roof.${kind}`;
    const { diagnostics } = await compile(pictured(name), { [name]: await draw() });
    expect(diagnostics).toMatchObject([{ rule: "media-damaged" }]);
  });

  it("is reported even if only search engines use it", async () => {
    const config = makeConfig({ business: { ...business, shareImage: "share.png" } });
    const { diagnostics } = await compile(config, { "share.png": "no picture" });
    expect(diagnostics).toMatchObject([
      { rule: "media-damaged", location: "business › shareImage" },
    ]);
  });

  const pictures = {
    jpg: () => noise().jpeg(),
    "progressive.jpg": () =>
      noise()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Make: "x" } }),
    png: () => noise().png(),
    webp: () => noise().webp(),
    gif: () => noise().gif(),
    avif: () => noise().avif({ effort: 0 }),
  };

  it.each(Object.entries(pictures))(
    "is reported if a %s is truncated, and only then",
    async (kind, draw) => {
      const name = `roof.${kind}`;
      const whole = await draw().toBuffer();
      const more = Buffer.concat([whole, Buffer.from("what some cameras write behind it")]);
      for (const data of kind === "avif" ? [whole] : [whole, more]) {
        const { diagnostics } = await compile(pictured(name), { [name]: data });
        expect(diagnostics).toEqual([]);
      }
      for (const share of [0.1, 0.5, 0.9, 0.999]) {
        const data = whole.subarray(0, Math.floor(whole.length * share));
        const { diagnostics } = await compile(pictured(name), { [name]: data });
        expect(diagnostics, String(share)).toMatchObject([
          { rule: "media-damaged", severity: "error" },
        ]);
      }
    },
  );
});

/** A picture that no format makes much smaller. */
const noise = () => {
  const pixels = Uint8Array.from({ length: 48 * 48 * 3 }, (_, at) => (at * 7919) % 251);
  return sharp(pixels, { raw: { width: 48, height: 48, channels: 3 } });
};

const halfOf = (data: Buffer) => data.subarray(0, data.length / 2);

async function halfAndWhole(image: Sharp): Promise<Buffer> {
  const data = await image.toBuffer();
  return Buffer.concat([halfOf(data), data]);
}

/** The lengths of all parts are right, but one has wrong content. */
async function withoutPixels(image: Sharp): Promise<Buffer> {
  const data = await image.toBuffer();
  return data.fill(0xff, Math.floor(data.length / 2), data.length - 40);
}

async function drawingWithHalf(): Promise<Buffer> {
  const half = halfOf(await noise().png().toBuffer()).toString("base64");
  const image = `<image href="data:image/png;base64,${half}"/>`;
  return Buffer.from(SMALL_SVG.replace("/>", `>${image}</svg>`));
}

describe("a file that browsers do not show", () => {
  it.each([
    ["IMG_1.HEIC", "An iPhone takes JPEGs"],
    ["plan.dwg", "MP4 or WebM for films"],
  ])("%s is reported with its type, whether it exists or not", async (name, hint) => {
    const { diagnostics } = await compile(pictured(name), { [name]: "bytes" });
    expect(diagnostics).toMatchObject([
      { rule: "media-kind", hint: expect.stringContaining(hint) },
    ]);
  });

  it("is reported if it has too many pixels", async () => {
    const { diagnostics } = await compile(pictured("wall.png"), { "wall.png": await hugePng() });
    expect(diagnostics).toMatchObject([
      { rule: "media-huge", message: expect.stringContaining("20000 by 20000 pixels") },
    ]);
  });

  it("is reported if it has too many in one direction", async () => {
    const thread = sharp({ create: { ...SIZE, width: 1, height: 20_000, background: "#fd0" } });
    const data = await thread.png().toBuffer();
    const { diagnostics } = await compile(pictured("thread.png"), { "thread.png": data });
    expect(diagnostics).toMatchObject([{ rule: "media-huge" }]);
  });
});

describe("a file whose content does not match its extension", () => {
  const film = (file: string) =>
    withSections(heroWith("logo.svg"), { type: "video", label: "A roof", files: [file] });
  const spoken = (file: string) =>
    withSections(heroWith("logo.svg"), {
      type: "video",
      label: "A roof",
      files: ["roof.mp4"],
      captions: [{ file, language: "en" }],
    });
  const download = (file: string) =>
    withSections(heroWith("logo.svg"), {
      type: "downloads",
      heading: "Files",
      files: [{ file, label: "Prices" }],
    });

  it.each([
    ["a text as a film", film("fake.mp4"), { "fake.mp4": "not a film" }, "as a video"],
    ["a film of another type", film("fake.webm"), { "fake.webm": SMALL_MP4 }, "as a video"],
    ["other subtitles", spoken("a.vtt"), { "a.vtt": "1\n00:00:01,000 --> 2" }, "of subtitles"],
    ["a web page as a PDF", download("a.pdf"), { "a.pdf": "<!doctype html>" }, "as a PDF"],
    ["an empty PDF", download("a.pdf"), { "a.pdf": "" }, '"a.pdf" is empty'],
    ["an empty table", download("a.xlsx"), { "a.xlsx": "" }, '"a.xlsx" is empty'],
  ])("is reported: %s", async (_, config, files, message) => {
    const { diagnostics } = await compile(config, { "roof.mp4": SMALL_MP4, ...files });
    expect(diagnostics).toMatchObject([
      { rule: "media-damaged", message: expect.stringContaining(message) },
    ]);
  });

  it("is accepted as subtitles with a byte order mark", async () => {
    const files = { "roof.mp4": SMALL_MP4, "a.vtt": "\ufeffWEBVTT - The roof\n" };
    expect((await compile(spoken("a.vtt"), files)).diagnostics).toEqual([]);
  });
});

describe("a missing file", () => {
  it("is reported where it is named", async () => {
    const { diagnostics, text } = await compile(pictured("rooof.png"));
    expect(diagnostics).toMatchObject([
      {
        rule: "media-missing",
        message: 'There is no file "rooof.png" in public/media.',
        hint: "Put the file there, or correct its name.",
        location: "/ › section 1, hero › picture › file",
        range: rangeOf(text, '"rooof.png"'),
      },
    ]);
  });

  it.each(["logo", "shareImage"] as const)("is reported for the %s", async (key) => {
    const config = makeConfig();
    const business = { ...config.business, [key]: "rooof.png" };
    const { diagnostics, text } = await compile({ ...config, business });
    expect(diagnostics).toMatchObject([
      { rule: "media-missing", location: `business › ${key}`, range: rangeOf(text, '"rooof.png"') },
    ]);
  });

  it.each([
    ["../../../site.config.json", "media-kind"],
    ["constructor", "media-missing"],
    ["notes.txt", "media-kind"],
  ])("may only be a picture or video in that folder: %s", async (file, rule) => {
    const { diagnostics } = await compile(pictured(file), { "notes.txt": "dry" });
    expect(diagnostics).toMatchObject([{ rule }]);
  });

  it.each(["film.mov", "film.avi"])(
    "is reported with its wrong type at its position: %s",
    async (file) => {
      const media = { [file]: "film", "film.mp4": SMALL_MP4 };
      const { diagnostics } = await compile(pictured(file), media);
      expect(diagnostics).toMatchObject([
        {
          message: `"${file}" is not a type of file that can be published here.`,
          hint: 'Did you mean "film.mp4"?',
        },
      ]);
    },
  );

  it("may not be a video instead of a picture", async () => {
    const { diagnostics } = await compile(pictured("roof.mp4"), { "roof.mp4": SMALL_MP4 });
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
  });
});

describe("a video", () => {
  it("has a type and no size", async () => {
    const files = ["roof.webm", "roof.mp4"];
    const video = { files, poster: "logo.svg", label: "A roof in the rain" };
    const media = { "roof.webm": SMALL_WEBM, "roof.mp4": SMALL_MP4 };
    const config = withSections({ type: "hero", heading: "Roofs", video });
    const [hero] = await compileSections(config, media);
    expect(hero).toMatchObject({
      video: {
        files: [
          { url: "/media/roof.webm", type: "video/webm", width: 0 },
          { url: "/media/roof.mp4", type: "video/mp4", height: 0 },
        ],
        poster: { width: 4, height: 3 },
      },
    });
  });
});
