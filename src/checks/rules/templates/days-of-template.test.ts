import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";

it("reports a date from a parameter, and accepts other dates", async () => {
  const { sections, ...local } = template();
  const prose = { type: "prose", text: "Closed." } as const;
  const own = wrong<typeof sections>([
    ...sections,
    { ...prose, from: "{location}" },
    { ...prose, until: "2099-01-01" },
  ]);
  const found = await findingsOf(
    "days-of-template",
    makeConfig({
      templates: { local: { ...local, sections: own } },
      pages: [makePage(), localPage({ path: "/a", params: params({ location: "2026-12-01" }) })],
    }),
  );
  expect(found).toMatchObject([
    { message: "{location} is a parameter, but the dates of a section cannot be parameters." },
  ]);
});
