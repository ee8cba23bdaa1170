import { describe, expect, it } from "vitest";
import { en } from "../../../locales/en/language.ts";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

const found = (parts: Parameters<typeof makeConfig>[0]) =>
  findingsOf("missing-texts", makeConfig(parts));

describe("missing-texts", () => {
  it("accepts a built-in language for any country", async () => {
    expect(await found({ language: "en" })).toEqual([]);
  });

  it("lists the texts that another language lacks", async () => {
    expect(await found({ language: "fi" })).toMatchObject([
      {
        excerpt: '"fi"',
        message: expect.stringContaining('"fi", and "texts" is missing common.newTab'),
      },
    ]);
    expect(await found({ language: "fi", texts: en.texts })).toEqual([]);
    const { search: _, ...rest } = en.texts;
    expect(await found({ language: "fi", texts: rest })).toMatchObject([
      { message: expect.stringContaining("search.label, search.button") },
    ]);
  });

  it("checks each language of the site", async () => {
    expect(await found({ languages: { fi: {} } })).toMatchObject([
      { excerpt: '"fi"', hint: expect.stringContaining("languages.fi.texts") },
    ]);
  });
});
