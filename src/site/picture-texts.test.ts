import { describe, expect, it } from "vitest";
import { findingsOfAll, fixedBy } from "../testing/check.ts";
import { SMALL_SVG } from "../testing/facts.ts";
import { bilingual } from "../testing/languages.ts";
import { rangeOf } from "../testing/position.ts";
import {
  compile,
  compileSections,
  type MediaFiles,
  type SectionConfig,
  withSections,
} from "../testing/site.ts";

const hero = (picture: unknown): SectionConfig =>
  ({ type: "hero", heading: "Roofs", picture }) as SectionConfig;

const files = (texts: unknown, more: MediaFiles = {}): MediaFiles => ({
  "roof.svg": SMALL_SVG,
  "team/jo.svg": SMALL_SVG,
  ...(texts !== undefined && {
    "media.json": typeof texts === "string" ? texts : JSON.stringify(texts, null, 1),
  }),
  ...more,
});

const shown = async (picture: unknown, texts: unknown) => {
  const [section] = await compileSections(withSections(hero(picture)), files(texts));
  return Object(section).picture;
};

const problems = async (picture: unknown, texts?: unknown) =>
  (await compile(withSections(hero(picture)), files(texts))).diagnostics;

describe("a picture as the name of its file", () => {
  it.each<[string, unknown, unknown, string]>([
    ["the text of its file", "roof.svg", { "roof.svg": { alt: "A slate roof" } }, "A slate roof"],
    ["a text in short", "roof.svg", { "roof.svg": "A slate roof" }, "A slate roof"],
    ["no text as a decoration", "roof.svg", { "roof.svg": "" }, ""],
    ["tokens in it", "roof.svg", { "roof.svg": "{business.owner} slates" }, "Tess Ting slates"],
    ["the text of a file in a folder", "team/jo.svg", { "team/jo.svg": "Jo" }, "Jo"],
    ["its own text", { file: "roof.svg", alt: "Mine" }, { "roof.svg": "A roof" }, "Mine"],
    ["the file's text", { file: "roof.svg" }, { "roof.svg": "A roof" }, "A roof"],
    ["an empty text of its own", { file: "roof.svg", alt: "" }, undefined, ""],
  ])("has %s", async (_, picture, texts, alt) => {
    expect(await shown(picture, texts)).toMatchObject({ alt });
  });

  it("has the address of its folder", async () => {
    const { file } = await shown("team/jo.svg", { "team/jo.svg": "Jo" });
    expect(file.url).toBe("/media/team/jo.svg");
  });

  it("without a text is an error that says where to write it", async () => {
    const { diagnostics, text } = await compile(withSections(hero("roof.svg")), files(undefined));
    expect(diagnostics).toMatchObject([
      {
        rule: "picture-text",
        severity: "error",
        range: rangeOf(text, '"roof.svg"'),
        hint: expect.stringContaining('in public/media/media.json, "roof.svg": { "alt": "…" }'),
      },
    ]);
  });

  it.each<[unknown, string, string]>([
    ["Roof.svg", "media-missing", 'Did you mean "roof.svg"?'],
    ["jo.svg", "media-missing", 'Did you mean "team/jo.svg"?'],
    ["team\\jo.svg", "media-missing", 'Did you mean "team/jo.svg"?'],
    ["/media/team/jo.svg", "media-missing", 'Did you mean "team/jo.svg"?'],
    ["../media/roof.svg", "media-missing", 'Did you mean "roof.svg"?'],
    ["", "too-small", "For example"],
    [5, "wrong-type", '"picture": "portrait.svg"'],
    [["roof.svg"], "wrong-type", '"picture": "portrait.svg"'],
  ])("%j is explained", async (picture, rule, hint) => {
    expect(await problems(picture, { "roof.svg": "A roof" })).toMatchObject([
      { rule, hint: expect.stringContaining(hint) },
    ]);
  });

  it("is corrected if only its case is wrong", async () => {
    const config = withSections(hero("Roof.svg"));
    const fixed = await fixedBy("media-missing", config, files({ "roof.svg": "A slate roof" }));
    expect(fixed).toContain('"picture": "roof.svg"');
  });
});

describe("a site in two languages", () => {
  const config = () => {
    const { pages, ...rest } = bilingual();
    return { ...rest, pages: pages.map((page) => ({ ...page, sections: [hero("roof.svg")] })) };
  };

  it("has a text for each", async () => {
    const texts = { "roof.svg": { alt: { en: "A roof", cy: "To llechi" } } };
    expect((await compile(config(), files(texts))).diagnostics).toEqual([]);
  });

  it("reports the language without a text", async () => {
    const { diagnostics } = await compile(config(), files({ "roof.svg": "A roof" }));
    expect(diagnostics).toMatchObject([
      { rule: "picture-text", hint: expect.stringContaining('{"en":"A roof","cy":"…"}') },
    ]);
  });
});

describe("the file with the texts", () => {
  const inFile = (texts: unknown) => findingsOfAll(withSections(hero("roof.svg")), files(texts));

  it.each<[string, unknown, string]>([
    ["a missing comma", '{ "roof.svg": "A roof" "team/jo.svg": "Jo" }', "json-syntax"],
    ["two entries for a file", '{ "roof.svg": "One roof", "roof.svg": "A roof" }', "duplicate-key"],
    ["an unknown field", { "roof.svg": { alt: "A roof", title: "Roof" } }, "unknown-key"],
    ["a number", { "roof.svg": { alt: 5 } }, "wrong-type"],
    ["a list", ["roof.svg"], "wrong-type"],
    ["an unknown token", { "roof.svg": "{business.ovner} slates" }, "unknown-token"],
    ["a useless text", { "roof.svg": "IMG_2041.jpg" }, "alternative-text"],
  ])("reports %s at its place", async (_, texts, rule) => {
    const found = (await inFile(texts)).filter((each) => each.rule === rule);
    expect(found).toMatchObject([{ file: expect.stringMatching(/public\/media\/media\.json$/) }]);
  });
});
