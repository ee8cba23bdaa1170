import { afterEach, describe, expect, it } from "vitest";
import { type Config, makeConfig, makePage } from "../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../testing/studio.ts";
import { localPage, template } from "../../testing/template.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { ValueModel } from "../protocol/fields.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const problemsOf = async (path: ValuePath) =>
  (await studio.call<ValueModel>("value", { path })).problems;

/** A site in a country, with other facts. */
function withFacts(country: string, facts: object): Config {
  const config = makeConfig();
  const business = { ...config.business, address: { locality: "Mockham", country }, ...facts };
  return { ...config, business } as Config;
}

describe("the problems of a value, before the next build", () => {
  it.each([
    ["IE", "020 913 4472", "+353 20 913 4472"],
    ["IE", "(091) 123456", "+353 91 123 456"],
    ["GB", "029 2018 0123", "+44 29 2018 0123"],
    ["DE", "030 / 123456", "+49 30 123456"],
    ["FR", "01 42 68 53 00", "+33 1 42 68 53 00"],
    ["PL", "22 694 60 00", "+48 22 694 60 00"],
  ])("in %s, suggest %s with its country code", async (country, phone, suggestion) => {
    studio = await openStudio(withFacts(country, { phone }));
    expect(await problemsOf(["business"])).toMatchObject([
      { severity: "error", path: ["business", "phone"], suggestion },
    ]);
  });

  it("are those of all fields of the form, with their paths", async () => {
    const facts = {
      email: "hello (at) mockham.ie",
      phone: "12",
      name: "",
      closures: [{ from: "24.12.2026" }],
      openingHours: [{ days: ["Monday"], opens: "8", closes: "18:00" }],
    };
    studio = await openStudio(withFacts("IE", facts));
    const found = await problemsOf(["business"]);
    expect(found.map(({ path, suggestion }) => [path.slice(1).join("."), suggestion])).toEqual(
      expect.arrayContaining([
        ["name", undefined],
        ["email", "hello@mockham.ie"],
        ["phone", undefined],
        ["closures.0.from", "2026-12-24"],
        ["openingHours.0.opens", "08:00"],
      ]),
    );
  });

  it("are none for what other places give: parameters, shared sections and tables", async () => {
    const config = makeConfig({
      templates: { local: template() },
      shared: { call: { type: "ctaBand", heading: "Call us" } },
      pages: [
        makePage({
          sections: [
            { type: "hero", heading: "Roofs" },
            { use: "call" },
            { type: "faq", heading: "Questions", questions: { table: "questions.csv" } },
          ],
        } as object),
        localPage({ parent: "/" }),
      ],
    } as object);
    studio = await openStudio(config, { "questions.csv": "question,answer\nWhy?,Because.\n" });
    const sections: ValuePath[] = [1, 2].map((at) => ["pages", 0, "sections", at]);
    for (const path of [...sections, ["pages", 0], ["pages", 1], ["templates", "local"]])
      expect(await problemsOf(path), path.join("/")).toEqual([]);
    expect(await problemsOf(["templates", "local", "sections", 0])).toEqual([]);
  });
});
