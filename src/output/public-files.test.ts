import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { put } from "../testing/commands/folder.ts";
import { SMALL_SVG } from "../testing/facts.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";

/** A site whose home page contains this text, and a function that builds it. */
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

it("publishes the current version of an owner's file that a page's text names", async () => {
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

it("notices a change behind a link, and publishes nothing outside the public folder", async () => {
  const { folder, out, build } = siteSaying("Roofs.");
  put(folder, "public/2026/plan.txt", "first");
  put(folder, "public/2026/papers/price.txt", "first");
  put(folder, "secret/plan.txt", "secret");
  for (const [to, from] of [
    ["2026/plan.txt", "plan.txt"],
    ["2026/papers", "papers"],
    ["../secret/plan.txt", "secret.txt"],
    ["../secret", "secret"],
  ] as const) {
    symlinkSync(to, join(folder, "public", from));
  }
  await build();
  put(folder, "public/2026/plan.txt", "second");
  await build();
  expect(built(out, "plan.txt")).toBe("second");
  put(folder, "public/2026/papers/price.txt", "second");
  await build();
  expect(built(out, "papers/price.txt")).toBe("second");
  expect([built(out, "secret.txt"), built(out, "secret/plan.txt")]).toEqual([undefined, undefined]);
});

it("publishes file names with composed letters, even if the system decomposes them", async () => {
  const links = "[Prices](/größen.pdf), [plan](/media/pläne.pdf)\n\n![A plan](dächer.svg)";
  const { folder, out, build } = siteSaying(links);
  put(folder, `public/${"größen.pdf".normalize("NFD")}`, "%PDF-1.7 prices");
  put(folder, `public/media/${"pläne.pdf".normalize("NFD")}`, "%PDF-1.7 plans");
  put(folder, `public/media/${"dächer.svg".normalize("NFD")}`, SMALL_SVG);
  const { diagnostics } = await build();
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(built(out, "größen.pdf")).toContain("prices");
  expect(built(out, "media/pläne.pdf")).toContain("plans");
  expect(built(out, "media/dächer.svg")).toBe(SMALL_SVG);
  expect(built(out, "index.html")).toContain(`/media/${encodeURIComponent("dächer.svg")}`);
});

it("reports an owner's list of files that the generated one replaces", async () => {
  const { folder, out, told, build } = siteSaying("Roofs.");
  put(folder, "public/manifest.json", "{}");
  await build();
  expect(built(out, "manifest.json")).toContain('"index.html"');
  expect(told).toEqual([expect.stringContaining("public/manifest.json is ignored")]);
});

it("stops before the build if pictures cannot be published, and names each", async () => {
  const { folder, build } = siteSaying("Roofs.");
  put(folder, "public/a.png", Buffer.from("89504e470d0a1a0a0000ffff49484452", "hex"));
  put(folder, "public/b.avif", Buffer.from("0000001c6674797061766966000000006d69", "hex"));
  put(folder, "public/c.tif", "II*\0");
  put(folder, "public/d.jpg", "II*\0");
  put(folder, "public/media/e.jpg", "II*\0");
  const { isBuilt, diagnostics } = await build();
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(isBuilt).toBe(false);
  expect(errors.map(({ rule, message }) => [rule, message])).toEqual([
    ["public-damaged", "public/a.png cannot be published: it is damaged or truncated."],
    ["public-damaged", "public/b.avif cannot be published: it is damaged or truncated."],
    [
      "public-damaged",
      expect.stringMatching(/^public\/d\.jpg cannot be published: metadata of cameras/),
    ],
  ]);
});

it("publishes no secrets and no leftovers, and continues past unreadable files", async () => {
  const { folder, out, build } = siteSaying("Roofs.");
  for (const path of [".env", ".git/config", ".DS_Store", "media/.env", "Thumbs.db", "plan.txt~"]) {
    put(folder, `public/${path}`, "secret");
  }
  put(folder, "public/.well-known/security.txt", "Contact: mailto:a@roofs.example");
  put(folder, "public/plan.txt", "plan");
  symlinkSync(".env", join(folder, "public/env.txt"));
  execFileSync("mkfifo", [join(folder, "public/pipe"), join(folder, "public/media/pipe.jpg")]);
  await build();
  const before = readdirSync(out).sort();
  expect(before).toEqual(expect.arrayContaining([".well-known", "plan.txt"]));
  for (const name of [".env", ".git", ".DS_Store", "Thumbs.db", "plan.txt~", "env.txt", "pipe"]) {
    expect(before).not.toContain(name);
  }
  put(folder, "public/.env", "another secret");
  const { written, removed } = await build();
  expect([written, removed]).toEqual([[], []]);
});

/** A box of a film: its length, its type and its content. */
function box(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const PLACE = "+51.4700-000.4543/";
const DATES = Buffer.from("00000000aabbccddaabbccdd", "hex");
const PICTURES = "pictures of slates and tiles";

/** A film from a phone, with its location in two places, and its time. */
const film = Buffer.concat([
  box("ftyp", "qt  ", "\0\0\0\0"),
  box("wide"),
  box("mdat", PICTURES),
  box(
    "moov",
    box("mvhd", DATES, "how long it is"),
    box("udta", box("\u00a9xyz", PLACE)),
    box("trak", box("mdia", box("mdhd", DATES)), box("meta", PLACE), box("tkhd", DATES, "upright")),
    box("meta", "com.apple.quicktime.location.ISO6709", PLACE, "Apple"),
  ),
]);

it("publishes a film without its place and time of recording, and its offsets stay right", async () => {
  const { folder, out, build } = siteSaying("[A film](/media/roof.mp4)");
  for (const path of ["media/roof.mp4", "roof.mov"]) put(folder, `public/${path}`, film);
  await build();
  for (const path of ["media/roof.mp4", "roof.mov"]) {
    const made = readFileSync(join(out, path));
    expect(made.length).toBe(film.length);
    for (const gone of [PLACE, "location", "Apple"]) expect(made.includes(gone), gone).toBe(false);
    expect(made.includes(DATES)).toBe(false);
    for (const stays of [PICTURES, "how long it is", "upright", "moov", "trak", "tkhd"]) {
      expect(made.indexOf(stays), stays).toBe(film.indexOf(stays));
    }
  }
});

/** An element of a WebM film: its id, its length in eight bytes, and its content. */
function element(id: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = Buffer.from(`01${body.length.toString(16).padStart(14, "0")}`, "hex");
  return Buffer.concat([Buffer.from(id, "hex"), size, body]);
}

/** For a film that is written while it is recorded, so that its length is unknown. */
const endless = (id: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, "hex"), ...parts]);

const track = (number: number, type: number, name: string) =>
  element("ae", element("d7", Buffer.of(number)), element("83", Buffer.of(type)), name);
const block = (number: number, ...words: string[]) =>
  element("a3", Buffer.of(0x80 + number, 0, 0, 0), ...words);

/** A film with its pictures and subtitles, and with the camera's positions in words and as measurements. */
const webm = Buffer.concat([
  element("1a45dfa3", "webm"),
  endless(
    "18538067",
    element(
      "1549a966",
      element("bf", "CRC4"),
      element("2ad7b1", "how long it is"),
      element("4461", "made now"),
      element("7ba9", "Our terrace"),
      element("4d80", "Spycam"),
    ),
    element("1654ae6b", ...[track(1, 1, "pictures"), track(2, 17, "spoken")]),
    element("1654ae6b", ...[track(3, 17, "flown"), track(4, 33, "measured")]),
    endless(
      "1f43b675",
      block(1, PICTURES, " 51.47001 -0.45430"),
      block(2, "Now the slates, 3.50 each"),
      block(3, "GPS(51.4700, -0.4543, 20)"),
      element("a0", element("a1", Buffer.of(0x84, 0, 0, 0), "51 28 12 N")),
    ),
    element("1254c367", PLACE, "Spycam"),
  ),
  Buffer.from("1254c36701000000000000ff", "hex"),
  Buffer.from("Spycam, cut off"),
]);

it("publishes a WebM film without its place and time of recording, and its offsets stay right", async () => {
  const { folder, out, build } = siteSaying("[A film](/media/roof.webm)");
  put(folder, "public/media/roof.webm", webm);
  await build();
  const made = readFileSync(join(out, "media/roof.webm"));
  expect(made.length).toBe(webm.length);
  const words = [
    "made now",
    "terrace",
    "Spycam",
    "CRC4",
    "GPS",
    "51 28",
    "flown",
    "measured",
    PLACE,
  ];
  for (const gone of words)
    expect([webm.includes(gone), made.includes(gone)]).toEqual([true, false]);
  for (const stays of [PICTURES, "how long it is", "Now the slates, 3.50", "spoken", "51.47001"]) {
    expect(made.indexOf(stays), stays).toBe(webm.indexOf(stays));
  }
});

/** The numbers of a table in a film. */
const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** A film of a helmet camera with three positions, in two chunks. */
function filmOnTheWay(offsets: (first: number, second: number) => Buffer, kind: string): Buffer {
  const [start, where] = [box("ftyp", "mp42", "\0\0\0\0"), "51.4700N 0.4543W"];
  const first = start.length + 8 + PICTURES.length;
  const second = first + 2 * where.length + PICTURES.length;
  const stbl = box(
    "stbl",
    box("stsz", numbers(0, 0, 3, where.length, where.length, where.length)),
    box("stsc", numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    offsets(first, second),
  );
  const handler = box("hdlr", numbers(0, 0), kind, "GoPro MET");
  const track = box("trak", box("mdia", handler, box("minf", stbl)));
  const data = [PICTURES, where, where, PICTURES, where, PICTURES];
  return Buffer.concat([start, box("mdat", ...data), box("moov", box("trak", "pictures"), track)]);
}

it.each<[string, string, (first: number, second: number) => Buffer]>([
  ["measured, by short", "meta", (first, second) => box("stco", numbers(0, 2, first, second))],
  ["measured, by long", "meta", (first, second) => box("co64", numbers(0, 2, 0, first, 0, second))],
  ["in words, by short", "sbtl", (first, second) => box("stco", numbers(0, 2, first, second))],
])("publishes a film without the camera's track, %s addresses", async (...given) => {
  const [, kind, offsets] = given;
  const { folder, out, build } = siteSaying("Roofs.");
  const original = filmOnTheWay(offsets, kind);
  put(folder, "public/ride.mp4", original);
  await build();
  const made = readFileSync(join(out, "ride.mp4"));
  expect(made.length).toBe(original.length);
  expect([made.includes("51.47"), made.includes("GoPro")]).toEqual([false, false]);
  expect(made.toString("latin1").split(PICTURES)).toHaveLength(4);
  expect(made.lastIndexOf("pictures")).toBe(original.lastIndexOf("pictures"));
});

it("publishes a truncated film unchanged", async () => {
  const { folder, out, build } = siteSaying("Roofs.");
  const cut = film.subarray(0, film.indexOf("tkhd"));
  put(folder, "public/roof.mov", cut);
  await build();
  expect(readFileSync(join(out, "roof.mov"))).toEqual(cut);
});
