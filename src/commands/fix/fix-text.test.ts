import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseSource } from "../../config/read-config.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { checkSource } from "../../pipeline.ts";
import { SMALL_SVG } from "../../testing/facts.ts";
import {
  type Config,
  makeConfig,
  makePage,
  type PageConfig,
  writeSite,
} from "../../testing/site.ts";
import { localPage, params, template } from "../../testing/template.ts";
import { fixText } from "./fix-text.ts";

/** Places, services and pictures with similar names. */
const TOWNS = ["Neath", "Heath", "Penarth", "Barry", "Berry", "Newport", "Newport East", "Ely"];
const SERVICES = ["Seo", "Ceo", "Web design", "Web designs", "Step 1", "Step 2"];
const PICTURES = [
  ...["kitchen-before.svg", "kitchen-after.svg", "photo-1.svg", "photo-2.svg"],
  ...["team-anna.svg", "team-anne.svg"],
];

const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(" ", "-")}`;

const service = (name: string, index: number): PageConfig =>
  makePage({
    path: pathOf(name),
    title: `${name}, done well`,
    description: `All about ${name}.`,
    parent: pathOf(SERVICES[(index + 1) % SERVICES.length] === "Ceo" ? "Web design" : "Ceo"),
    sections: [
      { type: "hero", heading: name, picture: { file: PICTURES[index] ?? "", alt: "A picture" } },
    ],
  });

const town = (name: string, index: number): PageConfig =>
  localPage({
    path: `/roofs${pathOf(name).replace("/", "-")}`,
    params: params({ location: name, areas: [TOWNS[(index + 1) % TOWNS.length] ?? "", "Away"] }),
  });

const link = (name: string, to: string) => ({ label: name, link: to });

function lookAlikes(): Config {
  const towns = TOWNS.map(town);
  const services = SERVICES.map(service).map(({ parent: _, ...page }) => page);
  const links = [
    ...TOWNS.map((name, at) => link(name, towns[at]?.path ?? "")),
    ...SERVICES.map((name) => link(name, pathOf(name))),
  ];
  const { footer } = makeConfig();
  return makeConfig({
    templates: { local: template() },
    footer: { ...footer, groups: [{ heading: "More", links }] },
    pages: [makePage(), ...services, ...towns],
  });
}

const media = Object.fromEntries(PICTURES.map((name) => [name, SMALL_SVG]));
const { folder, file, text } = writeSite(lookAlikes(), media);
const publicDir = join(folder, "public");
afterAll(() => rmSync(folder, { recursive: true }));

const fixed = (config: Config | string) =>
  fixText(
    file,
    typeof config === "string" ? config : JSON.stringify(config, null, 2),
    publicDir,
    ourKit(),
  );

const rulesOf = async (broken: string) =>
  (await checkSource(parseSource(file, broken), publicDir, ourKit())).diagnostics.map(
    ({ rule }) => rule,
  );

describe("--fix", () => {
  it("does not point a link at another page if its page is missing", async () => {
    for (const gone of lookAlikes().pages) {
      const config = lookAlikes();
      config.pages = config.pages.filter(({ path }) => path !== gone.path);
      expect(await rulesOf(JSON.stringify(config)), gone.path).toContainEqual(
        expect.stringMatching(/dead-link|home-page/),
      );
      expect(JSON.parse(await fixed(config)), gone.path).toEqual(config);
    }
  });

  it("does not replace a picture by another", async () => {
    for (const name of PICTURES) {
      const other = name.replace(/\d|before|after|ann[ae]/, (part) =>
        part === "1" ? "3" : "annie",
      );
      const broken = text.replace(`"${name}"`, `"${other}"`);
      expect(await rulesOf(broken), name).toContain("media-missing");
      expect(await fixed(broken), name).toBe(broken);
    }
  });

  it("changes nothing in a truncated file, and reports only the truncation", async () => {
    const usual = new Set(await rulesOf(text));
    for (let cut = 1; cut < 30; cut++) {
      const broken = text.slice(0, Math.floor((text.length * cut) / 30));
      expect(await fixed(broken), `${cut} of 30`).toBe(broken);
      const others = (await rulesOf(broken)).filter((rule) => !usual.has(rule));
      expect(others, broken.slice(-40)).toEqual(["json-syntax"]);
    }
  });

  it("fixes only the syntax while it is wrong", async () => {
    const unreadable = text.replace('"Heath"', '"Heath').replace('"heading"', '"headng"');
    expect(await fixed(unreadable)).toBe(unreadable);
    const comma = text.replace("3,", "3,,").replace('"heading"', '"headng"');
    expect(await fixed(comma)).toBe(text);
  });

  it("does not give two values the same name", async () => {
    const twice = text.replace('"heading": "Seo"', '"headng": "Seo", "headig": "Ceo"');
    expect(await fixed(twice)).toBe(twice);
  });

  it("does not suggest a name whose value would be invalid", async () => {
    const config = JSON.stringify(lookAlikes()).replace('"copyright"', '"txt":["a"],"copyright"');
    expect(await fixed(config)).toBe(config);
  });

  it.each([
    ["a day that is cut short", '"Monday"', '"Mon"'],
    ["a time without its first 0", '"opens": "08:00"', '"opens": "8:00"'],
    ["a time in halves of the day", '"closes": "18:00"', '"closes": "6 pm"'],
    ["a country by another code", '"country": "GB"', '"country": "UK"'],
  ])("fixes a fact with one possible correction: %s", async (_, right, wrong) => {
    expect(text).toContain(right);
    expect(await fixed(text.replace(right, wrong))).toBe(text);
  });

  it.each([
    ["a letter", '"link": "/roofs-penarth"', '"link": "/roofs-penarht"'],
    ["capitals", '"link": "/roofs-barry"', '"link": "/Roofs-Barry"'],
    ["an ending", '"link": "/web-design"', '"link": "/web-design.html"'],
    ["a file's capitals", '"kitchen-after.svg"', '"Kitchen After.SVG"'],
    ["a section's type", '"hero"', '"heor"'],
    ["a page's template", '"template": "local"', '"template": "Local"'],
    ["a parameter", '"areas": [', '"Areas": ['],
  ])("fixes a mistake with one possible correction: %s", async (_, right, wrong) => {
    const at = text.lastIndexOf(right);
    expect(at).toBeGreaterThan(0);
    expect(await fixed(text.slice(0, at) + wrong + text.slice(at + right.length))).toBe(text);
  });
});
