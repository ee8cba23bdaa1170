import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigText } from "../../../config/edit/config-text.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { ourKit } from "../../../kit/our-kit.ts";
import { EditedText } from "../../../lib/edited-text.ts";
import { makeConfig, makePage, writeSite } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";
import { EditedPages } from "./edited-pages.ts";

const config = makeConfig({
  templates: { local: template() },
  shared: { closing: { type: "prose", heading: "Ask us", text: "We answer on the same day." } },
  after: [{ type: "ctaBand", heading: "Call today", actions: [{ label: "Call", link: "phone:" }] }],
  pages: [
    makePage({ sections: [{ type: "hero", heading: "Roofs in {business.name}" }] }),
    makePage({ path: "/prices", label: "Prices" }),
    makePage({
      path: "/about",
      label: "About",
      sections: [{ type: "hero", heading: "We" }, { use: "closing" }],
    }),
    localPage({ parent: "/" }),
  ],
});
const { folder, file } = writeSite(config);
afterAll(() => rmSync(folder, { recursive: true }));

const before = EditedText.of(JSON.stringify(config, null, 2));
const [first] = config.pages;

const texts = (edited: EditedText) => ({ edited, tables: {} });

describe("a page of a config that is being edited", () => {
  const pages = new EditedPages(file, ourKit());

  it.each<[string, Path, unknown]>([
    ["a text of the page", ["pages", 0, "sections", 0, "heading"], "Walls"],
    ["its title", ["pages", 0, "title"], "Another title"],
    ["a new section", ["pages", 0, "sections"], [...(first?.sections ?? []), { type: "map" }]],
    ["a section of the whole site", ["after", 0, "heading"], "Write today"],
    [
      "a section that becomes a draft",
      ["pages", 0, "sections"],
      [...(first?.sections ?? []), { type: "prose", heading: "Soon", text: "Later.", draft: true }],
    ],
    [
      "a section that is published later",
      ["pages", 0, "sections"],
      [{ type: "prose", heading: "Soon", text: "Later.", from: "2999-01-01" }],
    ],
    ["the last day of a section of the whole site", ["after", 0, "until"], "2001-01-01"],
    ["the name of the business", ["business", "name"], "Other Roofs"],
  ])(
    "is the same with and without what was read before, after a change of %s",
    async (_, path, value) => {
      const edited = new ConfigText(before);
      edited.set(path, value);
      await pages.make(texts(before), "/", false);
      const quick = await pages.make(texts(edited.source), "/", true);
      const fresh = await new EditedPages(file, ourKit()).make(texts(edited.source), "/", false);
      expect(quick?.html).toBe(fresh?.html);
      const unchanged = await pages.make(texts(before), "/", false);
      expect(unchanged?.html).not.toBe(quick?.html);
    },
  );

  it.each<[string, string, Path, unknown]>([
    [
      "a section of its template",
      "/roofs-mockham",
      ["templates", "local", "sections", 0, "heading"],
      "Roofs!",
    ],
    ["a shared section", "/about", ["shared", "closing", "heading"], "Write to us"],
    ["a section of another page", "/prices", ["pages", 0, "sections", 0, "heading"], "Walls"],
  ])(
    "is the same with and without what was read before, also after the build, after a change of %s",
    async (_, path, at, value) => {
      const edited = new ConfigText(before);
      edited.set(at, value);
      await pages.make(texts(before), path, false);
      const quick = await pages.make(texts(edited.source), path, true);
      const built = await pages.make(texts(edited.source), path, false);
      const fresh = await new EditedPages(file, ourKit()).make(texts(edited.source), path, false);
      expect(quick?.html).toBe(fresh?.html);
      expect(built?.html).toBe(fresh?.html);
    },
  );

  it("shows what has changed of another page after the build", async () => {
    const edited = new ConfigText(before);
    edited.set(["pages", 0, "label"], "Start");
    await pages.make(texts(before), "/", false);
    await pages.make(texts(edited.source), "/", true);
    const built = await pages.make(texts(edited.source), "/roofs-mockham", false);
    expect(built?.html).toContain(">Start<");
  });

  it("follows a change of another page that it names", async () => {
    const edited = new ConfigText(before);
    edited.set(["pages", 0, "label"], "Start");
    await pages.make(texts(before), "/roofs-mockham", false);
    expect((await pages.make(texts(edited.source), "/roofs-mockham", true))?.html).toContain(
      ">Start<",
    );
  });

  it("is undefined while it has errors, also if the rest of the site has some", async () => {
    const edited = new ConfigText(before);
    edited.set(["pages", 0, "sections", 0, "heading"], 7);
    await pages.make(texts(before), "/", false);
    expect(await pages.make(texts(edited.source), "/", true)).toBeUndefined();
    expect((await pages.make(texts(edited.source), "/prices", true))?.html).toContain("<main");
    expect(await pages.make(texts(before), "/nowhere", true)).toBeUndefined();
  });
});
