import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { ReactElement } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { meaningOf } from "../../schema/fields/fields.ts";
import { rulesOf } from "../../schema/fields/rules.ts";
import type { WrittenSection } from "../../schema/fields/section.ts";
import { type Services, servicesOf } from "../hosting/services.ts";
import { ourModules } from "../kit/our-modules.ts";
import type { SectionModel } from "../model/route.ts";
import type { SectionType } from "../model/section-definition.ts";
import * as dom from "../testing/dom.tsx";
import { siteWith, typesWithFixtures } from "../testing/fixtures.ts";
import { fieldsIn, fieldsOf, wordsOf } from "../testing/leaves.ts";
import { sectionOf } from "../testing/section.tsx";
import { invalidPiece } from "../testing/valid-html.ts";
import { components } from "./registry.ts";
import { SectionRenderer } from "./section-renderer.tsx";

/** Whether a type opens a page, and so has the page's main heading. */
const opens = ({ schema }: SectionType) =>
  Object.values(schema.shape).some((field) => meaningOf(field)?.heading === 1);

const types = (await typesWithFixtures()).map((each) => ({ type: each.definition.type, ...each }));
const cases = types.flatMap(({ fixtures, ...each }) =>
  Object.entries(fixtures).map(([name, section]) => ({ ...each, name, section })),
);

async function resolve(section: WrittenSection) {
  const { model, node, site } = await sectionOf(siteWith(section));
  return { model, shown: node, services: servicesOf(site.summary.pages, site.config) };
}

describe("the section types", () => {
  it("are those that have a folder here", () => {
    const folders = readdirSync("src/sections", { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const expected = ourModules(".").sections.map(({ file }) => basename(dirname(file)));
    expect(folders.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  it.each(types)("have a file that exports the component of $type", ({ type }) => {
    expect(components[type]).toBeInstanceOf(Function);
  });
});

describe("the fixtures", () => {
  it.each(types)("of $type are of that type", ({ type, fixtures }) => {
    expect(new Set(Object.values(fixtures).map((each) => each.type))).toEqual(new Set([type]));
  });

  it.each(types)("of $type use every field that it has", ({ definition, fixtures }) => {
    const used = new Set(fieldsIn(Object.values(fixtures)));
    // Whether it is shown at all is no component's business.
    used.add("draft");
    expect(fieldsOf(definition.schema).filter((field) => !used.has(field))).toEqual([]);
  });

  it.each(types)("of $type have a minimal one that needs all it has", (each) => {
    const { definition, fixtures } = each;
    for (const key of Object.keys(fixtures.minimal)) {
      const { [key]: _, ...rest } = fixtures.minimal;
      const { success } = definition.schema.safeParse(rest);
      const holds = () => rulesOf(definition.schema).every((rule) => rule.holds(rest as never));
      expect(success && holds(), `without ${key}`).toBe(false);
    }
  });
});

describe.each(cases)("$type, $name", ({ definition, section, shownLater = [] }) => {
  let model: SectionModel;
  let shown: ReactElement;
  let services: Services;
  let main: HTMLElement;

  beforeAll(async () => {
    ({ model, shown, services } = await resolve(section));
  });

  beforeEach(() => {
    dom.stubBrowser();
    main = dom.mount(dom.serverHtml(shown));
  });

  it("is valid by its own schema", () => {
    expect(definition.schema.safeParse(section).error?.issues ?? []).toEqual([]);
  });

  it("shows every word of its data", () => {
    const later = shownLater.map((key) => Reflect.get(model, key));
    const words = wordsOf(definition.schema, model).filter((text) => !later.includes(text));
    const text = dom.perceived(main);
    expect(words.filter((word) => !text.includes(word.replace(/\s+/g, " ")))).toEqual([]);
  });

  it("says nothing twice, so that no word can hide behind another", () => {
    const words = wordsOf(definition.schema, model);
    const hidden = words.filter((word, index) =>
      words.some((other, at) => at !== index && word.trim().length > 4 && other.includes(word)),
    );
    expect(hidden).toEqual([]);
  });

  it("has its headings in order", () => {
    const levels = dom.headingLevels(main);
    expect(levels.filter((level) => level === 1)).toHaveLength(opens(definition) ? 1 : 0);
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 1));
    expect(steps.filter((step) => step > 1)).toEqual([]);
  });

  it("has no fault that axe-core knows", async () => {
    expect(await dom.axeViolations(main)).toEqual([]);
  });

  it("has no fault that the W3C's checker knows", () => {
    expect(invalidPiece(dom.serverHtml(shown))).toEqual([]);
  });

  it("has no style attribute, which a strict content policy forbids", () => {
    expect([...main.querySelectorAll("[style]")].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it("has visitors' browsers use nothing that it does not declare", () => {
    const used = (selector: string, attribute: string) =>
      [...main.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    expect(services.forms).toEqual(expect.arrayContaining(used("form[action]", "action")));
    expect(services.iframes).toEqual(expect.arrayContaining(used("iframe", "src")));
    expect(services.scripts).toEqual(expect.arrayContaining(used("script", "src")));
    expect(services.hasVideo || !main.querySelector("video")).toBe(true);
  });

  it("is the same in the browser as on the server", async () => {
    const before = main.innerHTML;
    expect(await dom.hydrate(main, shown)).toEqual([]);
    expect(main.innerHTML).toBe(before);
  });
});

describe("SectionRenderer", () => {
  it("names a type that it does not know", () => {
    const section: SectionModel = { type: "carousel", background: "paper" };
    expect(() => dom.serverHtml(<SectionRenderer section={section} />)).toThrow(
      "There is no component for the section type carousel.",
    );
  });
});
