import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { business, locations } from "../../../testing/facts.ts";
import { bilingual, WELSH } from "../../../testing/languages.ts";
import type { Config } from "../../../testing/site.ts";

type Other = NonNullable<Config["languages"]>[string];

const site = (cy: Other): Config => ({
  ...bilingual(),
  business: { ...business, facts: { slateFrom: "Wales", since: "long ago" } },
  locations,
  languages: { cy: { ...WELSH, ...cy } },
});

describe("unknown-original", () => {
  it("accepts names of the main language", async () => {
    const right = site({
      business: { facts: { slateFrom: "Cymru" } },
      locations: { penryn: { name: "Y Cei" } },
    });
    expect(await findingsOf("unknown-original", right)).toEqual([]);
  });

  it("reports a misspelt fact, and fixes it", async () => {
    const config = site({ business: { facts: { slatesFrom: "Cymru" } } });
    expect(await findingsOf("unknown-original", config)).toMatchObject([
      {
        severity: "error",
        location: "languages › cy › business › facts › slatesFrom",
        excerpt: '"slatesFrom"',
        message: 'There is no "slatesFrom" under business.facts, so this is never shown.',
        hint: 'Did you mean "slateFrom"?',
      },
    ]);
    expect(await fixedBy("unknown-original", config)).toContain('"slateFrom": "Cymru"');
  });

  it("reports an unknown location, with a hint", async () => {
    expect(
      await findingsOf("unknown-original", site({ locations: { leeds: { name: "Y Cei" } } })),
    ).toMatchObject([
      {
        location: "languages › cy › locations › leeds",
        hint: 'Add "leeds" to locations as well, or remove it here.',
      },
    ]);
  });
});
