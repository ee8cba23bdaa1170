import { afterEach, describe, expect, it } from "vitest";
import type { Derive } from "../model/section-context.ts";
import { derivers } from "../sections/derivers.ts";
import { compile, makeConfig, makePage } from "../testing/site.ts";

afterEach(() => {
  Reflect.deleteProperty(derivers, "prose");
});

describe("what a section reads of other pages without declaring it", () => {
  const cases: [string, Derive, RegExp][] = [
    ["pages of a template", ({ pagesOf }) => pagesOf("local", "pages"), /the template "local"/],
    ["a page by its label", ({ pageCalled }) => ({ link: pageCalled("Barry") }), /"Barry"/],
    ["news", ({ news }) => ({ entries: news({}) }), /A section reads news/],
    ["the clock", () => ({ day: new Date().getDay() }), /"prose" derives asks for the time/],
  ];
  it.each(cases)("is an error of its type and ends the build: %s", async (_, derive, message) => {
    Reflect.set(derivers, "prose", derive);
    const pages = [makePage({ sections: [{ type: "prose", text: "Words." }] })];
    await expect(compile(makeConfig({ pages }))).rejects.toThrow(message);
  });
});
