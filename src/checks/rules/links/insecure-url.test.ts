import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { makeConfig, makePage, withSections } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const RULE = "insecure-url";
const withHeading = (heading: string) => withSections({ type: "hero", heading });
const withText = (text: string) => withSections({ type: "prose", text });

describe("insecure-url", () => {
  it("reports an address without encryption in a text, and fixes it", async () => {
    const config = withHeading("See http://roofs.example/a, or HTTP://slates.example.");
    expect(await findingsOf(RULE, config)).toMatchObject([
      {
        severity: "warning",
        excerpt: "http://roofs.example/a",
        location: "/ › section 1, hero › heading",
        page: "/",
        message: "http://roofs.example/a is not encrypted. Browsers warn visitors of such pages.",
        hint: "Write https:// instead.",
      },
    ]);
    expect(await fixedBy(RULE, config)).toContain(
      '"See https://roofs.example/a, or https://slates.example."',
    );
  });

  it.each([
    "https://roofs.example",
    "http://localhost:80/a",
    "http://127.0.0.1",
    "Not http:// now",
  ])("accepts %s", async (heading) =>
    expect(await findingsOf(RULE, withHeading(heading))).toEqual([]),
  );

  it("finds the text of a link in Markdown", async () => {
    const config = withText("[http://c.example](https://c.example)");
    expect(await findingsOf(RULE, config)).toMatchObject([
      { message: expect.stringContaining("http://c.example is") },
    ]);
    const fixed = "[https://c.example](https://c.example)";
    expect(await fixedBy(RULE, config)).toContain(fixed);
  });

  it("checks parameters", async () => {
    const at = (link: string) =>
      makeConfig({
        templates: {
          local: template({
            params: { location: { type: "text", description: "Address" } },
            sections: [
              { type: "hero", heading: "{location}", actions: [{ label: "Roofs", link }] },
            ],
          }),
        },
        pages: [makePage(), localPage({ params: { location: "http://roofs.example" } })],
      });
    expect(await findingsOf(RULE, at("/"))).toMatchObject([
      { excerpt: '"http://roofs.example"', location: "/roofs-mockham › params › location" },
    ]);
  });
});
