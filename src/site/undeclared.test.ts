import { describe, expect, it } from "vitest";
import { makeKit } from "../kit/kit.ts";
import { ourLanguages } from "../kit/our-languages.ts";
import { ourLooks } from "../kit/our-looks.ts";
import type { SectionType } from "../model/kit/section-definition.ts";
import { prose } from "../sections/prose/section.ts";
import { compile, withSections } from "../testing/site.ts";

type Derive = NonNullable<SectionType["derive"]>;

describe("a section that reads other pages without declaring it", () => {
  const cases: [string, Derive, RegExp][] = [
    ["pages of a template", ({ pagesOf }) => pagesOf("local", "pages"), /the template "local"/],
    ["a page by its label", ({ pageCalled }) => ({ link: pageCalled("Barry") }), /"Barry"/],
    ["a list of pages", ({ listed }) => ({ entries: listed() }), /reads a list of pages/],
    [
      "the clock",
      () => ({ day: new Date().getDay() }),
      /deriver of the section type "prose" reads the time/,
    ],
  ];
  it.each(cases)("stops the build with an error of its type: %s", async (_, derive, message) => {
    const parts = { looks: ourLooks, languages: ourLanguages, checks: [] };
    const kit = makeKit({ sections: [{ ...prose, derive }], ...parts });
    const config = withSections({ type: "prose", text: "Words." });
    await expect(compile(config, {}, kit)).rejects.toThrow(message);
  });
});
