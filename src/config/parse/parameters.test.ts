import { describe, expect, it } from "vitest";
import { rangeOf, startOf } from "../../testing/position.ts";
import { compile, wrong } from "../../testing/site.ts";
import { localPage, params, templated } from "../../testing/template.ts";

/** The problems of a page with these parameters. */
const withParams = (given: object) => compile(templated(localPage({ params: wrong(given) })));

describe("a parameter", () => {
  it("that is missing is reported with the template's description", async () => {
    const { location: _, ...given } = params();
    const { diagnostics, text } = await withParams(given);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        rule: "missing-parameter",
        message: 'The parameter "location" is missing.',
        hint: "The name of the place",
        location: "/roofs-mockham › params › location",
        range: expect.objectContaining(startOf(text, '"params": {\n        "story"')),
      }),
    );
  });

  it("that is missing is one problem, even if it is used several times", async () => {
    const { location: _, ...given } = params();
    const { diagnostics } = await withParams(given);
    expect(diagnostics).toHaveLength(1);
  });

  it("that is missing is reported even if all the others are missing", async () => {
    const { params: _, ...page } = localPage();
    const { site, diagnostics } = await compile(templated(page));
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { rule: "missing-parameter", hint: 'Add "params" with location, story, areas.' },
    ]);
  });

  it("that the template does not declare is reported at its key", async () => {
    const { diagnostics, text } = await withParams({ ...params(), county: "Testshire" });
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-parameter",
        message: 'The template has no parameter "county".',
        location: "/roofs-mockham › params › county",
        range: rangeOf(text, '"county"'),
      },
    ]);
  });

  it.each([["Otherby"], ["Otherby", "Thirdwick", "Fourthham"]])(
    "that is a list must have as many entries as the template requires",
    async (...areas) => {
      const { diagnostics, text } = await withParams(params({ areas }));
      expect(diagnostics).toMatchObject([
        {
          rule: "parameter-count",
          message: `This list has ${areas.length === 1 ? "1 entry" : "3 entries"}, not 2.`,
          location: "/roofs-mockham › params › areas",
          range: startOf(text, '[\n          "Otherby"'),
        },
      ]);
    },
  );

  it("that should be a list may not be a text", async () => {
    const { diagnostics, text } = await withParams(params({ areas: "Otherby" }));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        rule: "wrong-type",
        message: 'This should be a list in square brackets, not "Otherby".',
        range: rangeOf(text, '"Otherby"'),
      }),
    );
  });

  it("that should be a text may not be a list", async () => {
    const { diagnostics, text } = await withParams(params({ location: ["Mockham"] }));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        rule: "wrong-type",
        message: 'This should be a text in double quotes, not ["Mockham"].',
        range: expect.objectContaining(startOf(text, '[\n          "Mockham"')),
      }),
    );
  });

  it("may be neither a number nor an empty text", async () => {
    const { diagnostics, text } = await withParams({ ...params(), location: 4711 });
    expect(diagnostics).toMatchObject([
      {
        message: "This should be a text in double quotes, not 4711.",
        range: rangeOf(text, "4711"),
      },
    ]);
  });

  it("with the name of a built-in object property is missing like any other", async () => {
    const config = templated(localPage());
    const local = config.templates?.local;
    const wanted = { ...local?.params, constructor: { type: "text", description: "A word" } };
    const templates = { local: { ...local, params: wanted } };
    const { diagnostics } = await compile({ ...config, templates: wrong(templates) });
    expect(diagnostics).toMatchObject([{ rule: "missing-parameter" }]);
  });
});
