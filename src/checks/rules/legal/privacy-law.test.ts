import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { makeConfig, makePage, type SectionConfig } from "../../../testing/site.ts";

const hero: SectionConfig = { type: "hero", heading: "Roofs" };
const notice = { type: "privacy", retention: "A year." } as const;

const found = (country: string, ...sections: SectionConfig[]) => {
  const address = { ...business.address, country };
  const pages = [makePage({ sections: [hero, ...sections] })];
  return findingsOf("privacy-law", makeConfig({ business: { ...business, address }, pages }));
};

describe("privacy-law", () => {
  it("asks for the privacy law of an unknown country", async () => {
    expect(await found("AU", notice)).toMatchObject([
      {
        severity: "warning",
        location: "/ › section 2, privacy",
        message:
          "The builder does not know the law of AU, so the notice names neither a law nor an authority.",
        hint: expect.stringContaining('"law": "…"'),
      },
    ]);
  });

  it("accepts a law in the config, a known country, and a site without a privacy notice", async () => {
    expect(await found("AU", { ...notice, law: "The Privacy Act 1988 applies." })).toEqual([]);
    expect(await found("GB", notice)).toEqual([]);
    expect(await found("CH", notice)).toEqual([]);
    expect(await found("AU")).toEqual([]);
  });
});
