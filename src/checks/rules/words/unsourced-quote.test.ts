import { expect, it } from "vitest";
import { findingsOf, findingsOfAll } from "../../../testing/check.ts";
import { makeConfig, makePage, withSections, wrong } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const source = { name: "A letter" };
const quote = { text: "Dry at last.", author: "Gwen P." };
const quotes = (...given: object[]) => ({
  type: "testimonials" as const,
  heading: "Said of us",
  quotes: given.map((fields) => ({ ...quote, ...fields })),
});

it("reports a quote without its source, once for a list", async () => {
  const config = withSections(
    quotes({ source }, {}, {}, { date: "2025" }, { about: "A new roof" }),
    quotes({ source }),
  );
  expect(await findingsOf("unsourced-quote", config)).toMatchObject([
    {
      severity: "info",
      path: ["pages", 0, "sections", 0, "quotes", 1, "source"],
      message:
        "This quote only has a name; it does not say where, when or about what it was said. The same is true of 1 more here.",
      hint: expect.stringContaining('"source"'),
    },
  ]);
});

it("can be configured like every rule", async () => {
  const config = withSections(quotes({}));
  const checks = [
    { rule: "unsourced-quote", severity: "off" as const, reason: "By word of mouth." },
  ];
  const found = await findingsOfAll({ ...config, checks });
  const rules = found.map(({ rule }) => rule);
  expect(rules).not.toContain("unsourced-quote");
  expect(rules).not.toContain("unused-exception");
});

it("counts a source that a page gives to its template", async () => {
  const field = (type: "text" | "markdown") => ({ type, description: "What was said" });
  const fields = { text: field("markdown"), author: field("text") };
  const local = template({
    label: "A",
    title: "A",
    description: "A.",
    params: { said: { type: "list", description: "What people say", fields } },
    sections: [{ ...quotes(), quotes: wrong("{said}") }],
  });
  const page = localPage({ params: { said: [quote, quote] } });
  const config = makeConfig({ templates: { local }, pages: [makePage(), page] });
  expect(await findingsOf("unsourced-quote", config)).toMatchObject([
    {
      path: ["pages", 1, "params", "said", 0, "source"],
      message: expect.stringContaining("1 more"),
    },
  ]);
});
