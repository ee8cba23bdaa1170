import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { fixtureMedia, siteWith } from "../../../testing/fixtures.ts";
import { compiled, makePage, type PageConfig } from "../../../testing/site.ts";

const contact = { type: "contact", heading: "Write to us" } as const;
const prose = makePage({
  path: "/privacy",
  sections: [{ type: "prose", text: "We keep little." }],
});
const notice = makePage({ path: "/data", sections: [{ type: "privacy", retention: "A year." }] });

const withPages = (...pages: PageConfig[]) => {
  const config = siteWith(contact);
  return { ...config, pages: [...config.pages, ...pages] };
};

const named = () => {
  const config = withPages(prose, notice);
  return { ...config, forms: { ...config.forms, privacy: "/privacy" } };
};

describe("no-privacy-notice", () => {
  it("reports a form without a privacy notice, even if a translated page has one", async () => {
    expect(await findingsOf("no-privacy-notice", withPages(prose))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"forms"',
        message: expect.stringContaining("The forms (/) do not link to a privacy notice"),
        hint: expect.stringContaining('"privacy": "/its-path" under forms'),
      },
    ]);
  });

  it("accepts a privacy section, a named page, and a site without a form", async () => {
    const bare = { ...siteWith({ type: "prose", text: "Roofs." }) };
    for (const config of [withPages(notice), named(), bare]) {
      expect(await findingsOf("no-privacy-notice", config)).toEqual([]);
    }
  });

  it("prefers the page that is named under forms to a page with a privacy section", async () => {
    for (const [config, href] of [
      [withPages(notice), "/data"],
      [named(), "/privacy"],
    ] as const) {
      const { routes } = await compiled(config, fixtureMedia);
      expect(routes[0]?.sections[0]).toMatchObject({ privacy: { href } });
    }
  });
});
