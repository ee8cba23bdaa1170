import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";

const described = (description: string, index = true) =>
  makeConfig({ pages: [makePage({ description, index })] });

const ofLength = (length: number) => "Dry roofs in Mockham ".padEnd(length, "x");

describe("description-length", () => {
  it("reports a description that is too short, with its length", async () => {
    expect(await findingsOf("description-length", described("Dry roofs."))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"Dry roofs."',
        location: "/ › description",
        message: "This description is too short to give people a reason to visit.",
        hint: expect.stringContaining("On / it has 10 characters."),
      },
    ]);
  });

  it("reports one that search results would cut", async () => {
    expect(await findingsOf("description-length", described(ofLength(166)))).toMatchObject([
      { message: expect.stringContaining("truncate it after about 165 characters") },
    ]);
  });

  it.each([50, 165])("accepts %i characters", async (length) =>
    expect(await findingsOf("description-length", described(ofLength(length)))).toEqual([]),
  );

  it("ignores placeholders", async () =>
    expect(await findingsOf("description-length", described("Roofs. [Your town]"))).toEqual([]));

  it("ignores a page that search engines may not list", async () => {
    expect(await findingsOf("description-length", described("Thanks.", false))).toEqual([]);
  });

  it("reports the parameter that is the whole description", async () => {
    const config = makeConfig({
      templates: { local: template({ description: "{location}" }) },
      pages: [localPage({ params: params({ location: "Mockham" }) })],
    });
    expect(await findingsOf("description-length", config)).toMatchObject([
      { excerpt: '"Mockham"', location: "/roofs-mockham › params › location" },
    ]);
  });
});
