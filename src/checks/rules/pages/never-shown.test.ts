import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, type SectionConfig } from "../../../testing/site.ts";

const days = { from: "2026-12-26", until: "2026-12-20" };
const hero: SectionConfig = { type: "hero", heading: "Roofs" };

it("reports pages and sections whose last day is before their first", async () => {
  const prose: SectionConfig = { type: "prose", text: "Closed.", ...days };
  const pages = [
    makePage({ sections: [hero, prose] }),
    makePage({ path: "/a", title: "A", ...days }),
    makePage({ path: "/b", title: "B", date: "2026-12-27", until: "2026-12-26" }),
  ];
  const found = await findingsOf("never-shown", makeConfig({ pages }));
  expect(found).toMatchObject([
    { location: "/ › section 2, prose › until", excerpt: '"2026-12-20"' },
    {
      location: "/a › until",
      message: "Page /a ends on 2026-12-20, before it starts on 2026-12-26, so it is never shown.",
    },
    { location: "/b › until", message: expect.stringContaining("starts on 2026-12-27") },
  ]);
});

it("accepts a single day", async () => {
  const day = { from: "2026-12-26", until: "2026-12-26" };
  const pages = [makePage(), makePage({ path: "/a", title: "A", ...day })];
  expect(await findingsOf("never-shown", makeConfig({ pages }))).toEqual([]);
});
