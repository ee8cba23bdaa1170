import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import jsonService from "vscode-json-languageservice";
import { ourKit } from "../kit/our-kit.ts";
import { siteJsonSchema } from "./json-schema.ts";

const kit = ourKit();
const makeSchema = (names: Parameters<typeof siteJsonSchema>[1] = {}) =>
  siteJsonSchema(kit.schemas, names);

const { getLanguageService, TextDocument } = jsonService;

/** VS Code's own JSON service, with our schema for the file. */
function editor(text: string, schema = makeSchema()) {
  const service = getLanguageService({
    // The file's own "$schema" is read like this.
    schemaRequestService: async () => JSON.stringify(makeSchema()),
  });
  const uri = "file:///site.config.json";
  service.configure({
    schemas: [{ uri: "file:///site.schema.json", fileMatch: ["*"], schema }],
  });
  const offset = text.indexOf("¦");
  const document = TextDocument.create(uri, "json", 1, text.replace("¦", ""));
  const json = service.parseJSONDocument(document);
  const position = document.positionAt(offset);
  const items = async () => (await service.doComplete(document, position, json))?.items ?? [];
  return {
    items,
    completions: async () => (await items()).map(({ label }) => label),
    async hover() {
      const hover = await service.doHover(document, position, json);
      return JSON.stringify(hover?.contents ?? "");
    },
    problems: async () =>
      (await service.doValidation(document, json)).map(({ message }) =>
        typeof message === "string" ? message : message.value,
      ),
  };
}

const inSection = (section: string) =>
  `{ "pages": [{ "path": "/", "sections": [{ ${section} }] }] }`;

describe("the JSON Schema in VS Code", () => {
  it("suggests only the type or a shared section in an empty section", async () => {
    expect(await editor(inSection("¦")).completions()).toEqual(["type", "use"]);
  });

  it("suggests every type", async () => {
    const labels = await editor(inSection('"type": ¦')).completions();
    for (const type of kit.sections.keys()) expect(labels).toContain(`"${type}"`);
  });

  it("finds a type by other words for it, in the text that VS Code filters by", async () => {
    const items = await editor('{ "pages": [{ "path": "/", "sections": [¦] }] }').items();
    const found = items.filter(({ filterText = "" }) => filterText.includes("Photos"));
    expect(found.map(({ label }) => label)).toEqual([expect.stringMatching(/^gallery, Photos/)]);
  });

  it("suggests the fields of a shared section beside its name", async () => {
    const shared = new Map([["closing", { type: "prose", pages: 2 }]]);
    const text = inSection('"use": "closing", ¦');
    expect(await editor(text, makeSchema({ shared })).completions()).toContain("numbered");
  });

  it("suggests exactly the keys of the type", async () => {
    const labels = await editor(inSection('"type": "prose", ¦')).completions();
    expect(new Set(labels)).toEqual(
      new Set([
        "use",
        "id",
        "draft",
        "from",
        "until",
        "background",
        "eyebrow",
        "heading",
        "text",
        "numbered",
        "picture",
      ]),
    );
  });

  it("lists the right types for a wrong one", async () => {
    const problems = await editor(inSection('"type": "heroo"')).problems();
    const message = problems.find((problem) => problem.includes('"hero"'));
    expect(message).toContain('"valueBand"');
  });

  it("reports a misspelt key", async () => {
    const problems = await editor(inSection('"type": "prose", "txt": "Hello"')).problems();
    expect(problems).toContain("Property txt is not allowed.");
  });

  it("suggests icons by name, and facts as tokens", async () => {
    const icons = await editor(
      inSection('"type": "hero", "actions": [{ "icon": ¦ }]'),
    ).completions();
    expect(icons).toContain('"Roofing"');
    const tokens = await editor(inSection('"type": "hero", "heading": ¦')).completions();
    expect(tokens).toContain("{business.phone}");
  });

  it("explains a field on hover", async () => {
    const hover = await editor(inSection('"type": "hero", "hea¦ding": "Hello"')).hover();
    expect(hover).toContain("The main heading of the page");
  });

  it("reports nothing in the site of this project", async () => {
    expect(await editor(readFileSync("site.config.json", "utf8")).problems()).toEqual([]);
  });
});

it("matches schema/site.schema.json (npm run schema updates it)", () => {
  const written: unknown = JSON.parse(readFileSync("schema/site.schema.json", "utf8"));
  expect(written).toEqual(JSON.parse(JSON.stringify(makeSchema())));
});
