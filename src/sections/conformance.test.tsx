import type { ReactElement } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { meaningOf } from "../../schema/fields/fields.ts";
import { fieldRules } from "../../schema/fields/rules.ts";
import { type SectionType, sectionSchemas } from "../../schema/sections/index.ts";
import { type Services, servicesOf } from "../hosting/services.ts";
import type { SectionModel } from "../model/route.ts";
import * as dom from "../testing/dom.tsx";
import { type FixtureModule, type SectionInput, siteWith } from "../testing/fixtures.ts";
import { fieldsIn, fieldsOf, wordsOf } from "../testing/leaves.ts";
import { sectionOf } from "../testing/section.tsx";
import { invalidPiece } from "../testing/valid-html.ts";
import { components } from "./registry.ts";
import { SectionRenderer } from "./section-renderer.tsx";

/** Whether a type opens a page, and so has the page's main heading. */
const opens = (type: SectionType) =>
  Object.values(sectionSchemas[type].shape).some((field) => meaningOf(field)?.heading === 1);

const modules = import.meta.glob<FixtureModule>("./*/fixtures.ts", { eager: true });
const folderOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const moduleOf = (type: string) => modules[`./${folderOf(type)}/fixtures.ts`];

const types = Object.keys(sectionSchemas) as SectionType[];
const cases = types.flatMap((type) =>
  Object.entries(moduleOf(type)?.fixtures ?? {}).map(([name, section]) => ({
    type,
    name,
    section,
  })),
);

async function resolve(section: SectionInput) {
  const { model, node, site } = await sectionOf(siteWith(section));
  return { model, shown: node, services: servicesOf(site.summary.pages, site.config) };
}

describe("the fixtures", () => {
  it.each(types)("are there for %s", (type) => {
    expect(moduleOf(type)?.fixtures).toMatchObject({ minimal: { type }, full: { type } });
  });

  it("are those of registered types only", () => {
    expect(Object.keys(modules).sort()).toEqual(
      types.map((type) => `./${folderOf(type)}/fixtures.ts`).sort(),
    );
    expect(Object.keys(components).sort()).toEqual([...types].sort());
  });

  it.each(types)("of %s use every field that it has", (type) => {
    const used = new Set(fieldsIn(Object.values(moduleOf(type)?.fixtures ?? {})));
    // Whether it is shown at all is no component's business.
    used.add("draft");
    expect(fieldsOf(sectionSchemas[type]).filter((field) => !used.has(field))).toEqual([]);
  });

  it.each(types)("of %s have a minimal one that needs all it has", (type) => {
    const minimal = moduleOf(type)?.fixtures.minimal ?? {};
    for (const key of Object.keys(minimal)) {
      const { [key]: _, ...rest } = minimal as Record<string, unknown>;
      const { success } = sectionSchemas[type].safeParse(rest);
      const rule = fieldRules.get(sectionSchemas[type]);
      expect(success && (rule?.holds(rest as never) ?? true), `without ${key}`).toBe(false);
    }
  });
});

describe.each(cases)("$type, $name", ({ type, section }) => {
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
    expect(sectionSchemas[type].safeParse(section).error?.issues ?? []).toEqual([]);
  });

  it("shows every word of its data", () => {
    const later = (moduleOf(type)?.shownLater ?? []).map((key) => Reflect.get(model, key));
    const words = wordsOf(sectionSchemas[type], model).filter((text) => !later.includes(text));
    const text = dom.perceived(main);
    expect(words.filter((word) => !text.includes(word.replace(/\s+/g, " ")))).toEqual([]);
  });

  it("says nothing twice, so that no word can hide behind another", () => {
    const words = wordsOf(sectionSchemas[type], model);
    const hidden = words.filter((word, index) =>
      words.some((other, at) => at !== index && word.trim().length > 4 && other.includes(word)),
    );
    expect(hidden).toEqual([]);
  });

  it("has its headings in order", () => {
    const levels = dom.headingLevels(main);
    expect(levels.filter((level) => level === 1)).toHaveLength(opens(type) ? 1 : 0);
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
    const section = { type: "carousel" } as unknown as SectionModel;
    expect(() => dom.serverHtml(<SectionRenderer section={section} />)).toThrow(
      "There is no component for the section type carousel.",
    );
  });
});
