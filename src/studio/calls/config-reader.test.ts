import { describe, expect, it } from "vitest";
import { ConfigText } from "../../config/edit/config-text.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { makeConfig, makePage } from "../../testing/site.ts";
import { template } from "../../testing/template.ts";
import { ConfigReader } from "./config-reader.ts";

const before = JSON.stringify(
  makeConfig({
    templates: { local: template() },
    shared: { closing: { type: "prose", heading: "Ask us", text: "We answer soon." } },
    pages: [
      makePage({ sections: [{ type: "hero", heading: "Roofs" }] }),
      makePage({ path: "/prices", label: "Prices" }),
    ],
  }),
  null,
  2,
);

const changed = (path: Path, value: unknown) => {
  const text = new ConfigText(before);
  text.set(path, value);
  return text.text;
};

/** A text, and what an edit makes of it. */
function edit(before: string, after: string): [EditedText, EditedText] {
  const unedited = EditedText.of(before);
  const change = unedited.changeTo(EditedText.of(after));
  return [unedited, change ? unedited.with(change) : unedited];
}

describe("the value of a config after a change", () => {
  it.each<[string, string]>([
    ["of a text of a page", changed(["pages", 0, "sections", 0, "heading"], "Walls “here”")],
    ["of a new key", changed(["pages", 1, "description"], "What it costs.")],
    ["of a template", changed(["templates", "local", "sections"], [])],
    ["of a shared section", changed(["shared", "closing", "text"], "Tomorrow.")],
    ["of a fact", changed(["business", "name"], "Other Roofs")],
    [
      "that adds a page within the range of another one",
      before.replace('"Prices"', '"P" }, { "label": "Q"'),
    ],
    ["of nothing but spaces", before.replaceAll("  ", "\t")],
    ["to another first page", changed(["pages", 0], { path: "/", label: "New" })],
  ])("%s is that of the whole text", (_, after) => {
    const reader = new ConfigReader("site.config.json");
    const [unedited, edited] = edit(before, after);
    reader.read(unedited);
    expect(reader.read(edited).value).toEqual(JSON.parse(after));
    expect(reader.read(unedited).value).toEqual(JSON.parse(before));
  });

  it("is that of the last key if there are two with the same name", () => {
    const reader = new ConfigReader("site.config.json");
    const twice = '{"pages": [{"label": "A"}], "pages": [{"label": "B"}]}';
    const [unedited, first] = edit(twice, twice.replace("A", "C"));
    const [, second] = edit(twice, twice.replace("B", "C"));
    reader.read(unedited);
    expect(reader.read(first).value).toEqual({ pages: [{ label: "B" }] });
    expect(reader.read(second).value).toEqual({ pages: [{ label: "C" }] });
  });

  it("is missing while the text has an error, and back without it", () => {
    const reader = new ConfigReader("site.config.json");
    const [unedited, edited] = edit(before, before.replace("Roofs", 'Ro"ofs'));
    reader.read(unedited);
    expect(reader.read(edited)).toMatchObject({
      value: undefined,
      syntaxError: expect.stringContaining("line"),
    });
    expect(reader.read(unedited).value).toEqual(JSON.parse(before));
  });
});
