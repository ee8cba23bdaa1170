import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { ReactElement } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SectionInput } from "../../schema/fields/section.ts";
import { SECTION_RULES, SECTION_TYPE_RULES } from "../kit/conformance/conformance.ts";
import { ourModules } from "../kit/our-modules.ts";
import type { SectionModel } from "../model/route.ts";
import { type Services, servicesOf } from "../output/hosting/services.ts";
import { siteWith, typesWithFixtures } from "../testing/fixtures.ts";
import * as dom from "../testing/pages/dom.tsx";
import { sectionOf } from "../testing/pages/section.tsx";
import { invalidPiece } from "../testing/pages/valid-html.ts";
import { components } from "./registry.ts";
import { SectionRenderer } from "./section-renderer.tsx";

const types = (await typesWithFixtures()).map((each) => ({ type: each.definition.type, ...each }));
const cases = types.flatMap(({ fixtures, ...each }) =>
  Object.entries(fixtures).map(([name, section]) => ({ ...each, name, section })),
);

async function resolve(section: SectionInput) {
  const { model, node, site } = await sectionOf(siteWith(section));
  return { model, shown: node, services: servicesOf(site.summary.pages, site.config) };
}

describe("the section types", () => {
  it("have one folder each here", () => {
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

describe("each section type", () => {
  const rules = Object.entries(SECTION_TYPE_RULES);
  it.each(types.flatMap((type) => rules.map(([name, rule]) => ({ ...type, name, rule }))))(
    "$type $name",
    ({ rule, ...tried }) => {
      expect(rule(tried)).toEqual([]);
    },
  );
});

describe.each(cases)("$type, $name", ({ definition, section, shownLater = [] }) => {
  let model: SectionModel;
  let shown: ReactElement;
  let services: Services;
  let html: string;
  let htmlAgain: string;

  beforeAll(async () => {
    ({ model, shown, services } = await resolve(section));
    html = dom.serverHtml(shown);
    htmlAgain = dom.serverHtml(shown);
  });

  beforeEach(() => dom.stubBrowser());

  it.each(Object.entries(SECTION_RULES))("%s", (_, rule) => {
    expect(rule({ definition, section, model, html, htmlAgain, services, shownLater })).toEqual([]);
  });

  it("has no axe violation", async () => {
    expect(await dom.axeViolations(dom.mount(html))).toEqual([]);
  });

  it("has no error of the W3C checker", () => {
    expect(invalidPiece(html)).toEqual([]);
  });

  it("is the same in the browser as on the server", async () => {
    const main = dom.mount(html);
    const before = main.innerHTML;
    expect(await dom.hydrate(main, shown)).toEqual([]);
    expect(main.innerHTML).toBe(before);
  });
});

describe("SectionRenderer", () => {
  it("reports the name of an unknown type", () => {
    const section: SectionModel = { type: "carousel", background: "paper" };
    expect(() => dom.serverHtml(<SectionRenderer section={section} />)).toThrow(
      "There is no component for the section type carousel.",
    );
  });
});
