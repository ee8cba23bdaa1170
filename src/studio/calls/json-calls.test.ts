import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeConfig, makePage } from "../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../testing/studio.ts";
import type { JsonProblem, JsonText } from "../protocol/json.ts";
import type { StudioState } from "../protocol/state.ts";

let studio: OpenStudio;
let written: string;
const path = ["pages", 0, "sections", 0];

/** A file with line ends of Windows, and with lines that no formatter would write. */
const odd = (text: string) =>
  text
    .replace('"eyebrow": "Dry"', '"eyebrow":    "Dry",\n  "layout"  : "centred"')
    .replaceAll("\n", "\r\n");

beforeAll(async () => {
  const section = { type: "hero", heading: "Roofs", eyebrow: "Dry" };
  studio = await openStudio(makeConfig({ pages: [makePage({ sections: [section] })] }));
  written = odd(JSON.stringify(JSON.parse(readFileSync(studio.file, "utf8")), null, 2));
  writeFileSync(studio.file, written);
});

afterAll(() => studio.close());

const open = async () => (await studio.call<JsonText>("json", { path })).text;
const problems = (text: string) => studio.call<JsonProblem[]>("checkJson", { path, text });

describe("a value that is edited as JSON", () => {
  it("is the text of the file; what is put back changes its own lines alone, in one step", async () => {
    const before = await open();
    expect(before).toContain('\n  "eyebrow":    "Dry",\n');
    const text = before.replace('"Roofs"', '"Slate roofs",\n  "lead": "Quick."');
    await studio.call("editJson", { path, before, text });
    await studio.call("save");
    expect(readFileSync(studio.file, "utf8")).toBe(
      written.replace('"Roofs"', '"Slate roofs",\r\n          "lead": "Quick."'),
    );
    await studio.call("undo");
    await studio.call("save");
    expect(readFileSync(studio.file, "utf8")).toBe(written);
  });

  it("shows syntax errors and what the schema says at the characters of the text", async () => {
    const text = await open();
    const at = async (edited: string) =>
      (await problems(edited)).map(({ from, to }) => edited.slice(from, to));
    expect(await at(text.replace('"Roofs",', '"Roofs"'))).toHaveLength(1);
    expect(await at(text.replace('"eyebrow"', '"eyebrov"'))).toEqual(['"eyebrov"']);
    expect(await at(text.replace('"centred"', "12"))).toEqual(["12"]);
    expect(await problems(text)).toEqual([]);
  });

  it("is not put back if it is no JSON, or if the value has changed", async () => {
    const before = await open();
    const { version } = await studio.call<StudioState>("state");
    const put = (input: object) => studio.call("editJson", { path, before, ...input });
    await expect(put({ text: `${before.slice(0, -1)}, ` })).rejects.toThrow(/./);
    await expect(put({ text: '1}, "x": {"y": 1' })).rejects.toThrow(/./);
    await expect(put({ before: "{}", text: "{}" })).rejects.toThrow(/changed meanwhile/);
    expect((await studio.call<StudioState>("state")).version).toBe(version);
  });
});
