import { expect, it } from "vitest";
import { findingsOfAll } from "../../testing/check.ts";
import { makeConfig } from "../../testing/site.ts";

const text = JSON.stringify(makeConfig(), null, 2);

it.each([
  ["the site", text.replace("{", '{ "__proto__": {},')],
  ["the business", text.replace('"business": {', '"business": { "__proto__": "x",')],
  ["a page", text.replace('"pages": [', '"pages": [{ "__proto__": [] },')],
  [
    "the replacements of a page",
    text.replace('"pages": [', '"pages": [{ "instead": { "__proto__": {} } },'),
  ],
])("reports a key in %s that JavaScript would drop", async (_, config) => {
  expect(await findingsOfAll(config)).toContainEqual(
    expect.objectContaining({
      severity: "error",
      rule: "json-syntax",
      excerpt: '"__proto__"',
      hint: "Rename it, or remove it.",
    }),
  );
});
