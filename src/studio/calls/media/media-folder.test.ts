import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inLanguages } from "./alternatives.ts";
import { MediaFolder } from "./media-folder.ts";

let site: string;
let media: MediaFolder;
let picture: Buffer;

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), "plumbline-media-"));
  mkdirSync(join(site, "public/media/team"), { recursive: true });
  media = new MediaFolder(join(site, "site.config.json"), () => {});
  const create = { width: 30, height: 20, channels: 3 as const, background: "#a40" };
  picture = await sharp({ create }).jpeg().toBuffer();
});

afterEach(() => rmSync(site, { recursive: true }));

const inside = (name: string) => join(site, "public/media", name);
const add = (name: string, data: Buffer | string = picture, folder = "") =>
  media.add({ name, folder, data: Buffer.from(data) });
const files = () => readdirSync(join(site, "public/media")).filter((name) => name !== "team");

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0"/>';

describe("a file that is added to the media folder", () => {
  it.each([
    ["IMG 2034 (1).JPG", "img-2034-1.jpg"],
    ["../../etc/passwd.jpg", "passwd.jpg"],
    ["C:\\fakepath\\Ünser Haus.jpeg", "ünser-haus.jpeg"],
    ["دكان.jpg", "دكان.jpg"],
    ["con.jpg", "file-con.jpg"],
    ["....jpg", "file.jpg"],
    ["photo.png", "photo.jpg"],
    ["photo", "photo.jpg"],
  ])("called %s gets a name for all systems, with its actual type: %s", async (name, expected) => {
    expect((await add(name)).name).toBe(expected);
    expect(readFileSync(inside(expected)).equals(picture)).toBe(true);
  });

  it("never replaces another one, and the same content is not added twice", async () => {
    writeFileSync(inside("Van.jpg"), "older");
    expect((await add("van.jpg")).name).toBe("van-2.jpg");
    expect((await add("van.jpg")).name).toBe("van-2.jpg");
    const both = await Promise.all([
      add("a.svg", `${DRAWING}</svg>`),
      add("a.svg", `${DRAWING} </svg>`),
    ]);
    expect(both.map(({ name }) => name)).toEqual(["a.svg", "a-2.svg"]);
  });

  it.each([
    ["a web page called .jpg", "page.jpg", "<!doctype html><p>Hello", "not what its name says"],
    ["a web page called .txt", "page.txt", "<html><script>1</script>", "not what its name says"],
    ["a program", "tool.exe", "MZ\0\0", "is of a kind that the site cannot show"],
    [
      "a drawing with a script",
      "a.svg",
      `${DRAWING}<script>1</script></svg>`,
      "contains a program",
    ],
    [
      "a drawing with a handler",
      "a.svg",
      `${DRAWING}<g onclick="x()"/></svg>`,
      "contains a program",
    ],
    ["a broken drawing", "a.svg", `${DRAWING}<g></svg>`, "is damaged"],
    ["a photo of a phone", "a.heic", "\0\0\0\x18ftypheic\0\0\0\0", "Export it as JPEG"],
    ["a photo of a phone called .jpg", "a.jpg", "\0\0\0\x18ftypheic\0\0\0\0", "Export it as JPEG"],
    ["an empty file", "a.jpg", "", "is empty"],
    ["keys", "credentials.csv", "user,password", "passwords or keys"],
    ["the file of texts", "media.json", "{}", "is of a kind that the site cannot show"],
  ])("is refused with a plain message: %s", async (_, name, data, message) => {
    await expect(add(name, data)).rejects.toThrow(message);
    expect(files()).toEqual([]);
  });

  it("is refused if it is damaged or too large", async () => {
    await expect(add("cut.jpg", picture.subarray(0, 200))).rejects.toThrow("damaged");
    await expect(add("big.jpg", Buffer.alloc(60_000_000))).rejects.toThrow("larger than 50 MB");
    expect(files()).toEqual([]);
  });

  it("gets into a folder of the site only, and never behind a link", async () => {
    expect((await add("jo.jpg", picture, "team")).name).toBe("team/jo.jpg");
    const elsewhere = mkdtempSync(join(tmpdir(), "plumbline-elsewhere-"));
    symlinkSync(elsewhere, inside("away"));
    symlinkSync(join(elsewhere, "new.jpg"), inside("link.jpg"));
    for (const folder of ["away", "..", "../..", "team/../..", "/etc", ".hidden", "missing"])
      await expect(add("jo.jpg", picture, folder), folder).rejects.toThrow("cannot be added");
    expect((await add("link.jpg")).name).toBe("link-2.jpg");
    expect(readdirSync(elsewhere)).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  it("leaves nothing behind if it cannot be written", async () => {
    rmSync(join(site, "public/media"), { recursive: true });
    writeFileSync(join(site, "public/media"), "");
    await expect(add("van.jpg")).rejects.toThrow("public/media is a file");
    const left = readdirSync(site, { recursive: true }).map(String);
    expect(left.filter((name) => name.includes(".jpg"))).toEqual([]);
  });
});

describe("the text of a picture", () => {
  const texts = () => readFileSync(inside("media.json"), "utf8");

  it("is added to the file of texts, which keeps its form", async () => {
    await add("van.jpg");
    await media.describe("van.jpg", { en: "Our van" }, ["en"]);
    expect(texts()).toBe('{\n  "van.jpg": { "alt": "Our van" }\n}\n');
    await add("jo.jpg");
    writeFileSync(
      inside("media.json"),
      '{"van.jpg": "Our van",\n\t"jo.jpg": {"alt":{"cy":"Jo"}}}\n',
    );
    await media.describe("van.jpg", { en: "A van" }, ["en"]);
    await media.describe("jo.jpg", { en: "Jo on a roof" }, ["en"]);
    expect(texts()).toContain('{"van.jpg": "A van",\n\t"jo.jpg": {"alt":');
    expect(JSON.parse(texts())["jo.jpg"]).toEqual({ alt: { cy: "Jo", en: "Jo on a roof" } });
    expect((await media.list()).map(({ alternative }) => alternative)).toEqual([
      { cy: "Jo", en: "Jo on a roof" },
      "A van",
    ]);
  });

  it("is known and kept by the tag that the file has for a language of the site", async () => {
    await add("van.jpg");
    const languages = ["en-US", "es-US"];
    const listed = async () => inLanguages((await media.list())[0]?.alternative, languages);
    for (const tags of [
      ["en-US", "es-US"],
      ["en", "es"],
    ]) {
      const [own = "", other = ""] = tags;
      writeFileSync(
        inside("media.json"),
        JSON.stringify({ "van.jpg": { alt: { [own]: "A van", [other]: "Una furgoneta" } } }),
      );
      expect(await listed()).toEqual({ "en-US": "A van", "es-US": "Una furgoneta" });
      await media.describe("van.jpg", { "en-US": "Our van" }, languages);
      const alt = { [own]: "Our van", [other]: "Una furgoneta" };
      expect(JSON.parse(texts())["van.jpg"]).toEqual({ alt });
    }
    writeFileSync(inside("media.json"), '{ "van.jpg": "A van" }');
    await media.describe("van.jpg", { "es-US": "Una furgoneta" }, languages);
    expect(JSON.parse(texts())["van.jpg"]).toEqual({ alt: { en: "A van", es: "Una furgoneta" } });
    await media.describe("van.jpg", { "en-GB": "A lorry" }, ["en-US", "en-GB"]);
    expect(await listed()).toEqual({ "en-US": "A van", "es-US": "Una furgoneta" });
  });

  it("is not saved over a mistake in that file", async () => {
    await add("van.jpg");
    writeFileSync(inside("media.json"), '{ "van.jpg": ');
    await expect(media.describe("van.jpg", { en: "Our van" }, ["en"])).rejects.toThrow("mistake");
    expect(texts()).toBe('{ "van.jpg": ');
    expect(existsSync(inside("van.jpg"))).toBe(true);
  });
});
