import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig, makePage, type SectionConfig } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const contact = { type: "contact", id: "quote", heading: "Write", showMap: false } as const;
const forms: Config["forms"] = {
  contact: { service: "own" as const, endpoint: "https://forms.example/" },
};

const header = { brand: "Roofs", links: [{ label: "Home", link: "/" }] };

/** A home page and a contact page with forms, and a page with this section. */
const withSection = (section: SectionConfig, index = true) =>
  makeConfig({
    forms,
    header,
    pages: [
      makePage({ sections: [contact] }),
      makePage({ path: "/contact", sections: [contact] }),
      makePage({ path: "/slate", index, sections: [section] }),
    ],
  });

const linking = (link: string) =>
  withSection({ type: "hero", heading: "Slate", actions: [{ label: "Go", link }] });

describe("no-call-to-action", () => {
  it.each(["/", "/#top", "#services", "https://roofs.example/slate", "/slate"])(
    "reports a page whose only link is %s",
    async (link) =>
      expect(await findingsOf("no-call-to-action", linking(link))).toMatchObject([
        {
          severity: "warning",
          excerpt: '"/slate"',
          location: "/slate › path",
          message:
            "No section of this page lets visitors get in touch, so interested visitors may leave.",
        },
      ]),
  );

  it.each([
    "phone:",
    "email:Slate",
    "whatsapp:Hello",
    "https://wa.me/447700900123",
    "https://bookings.example/roofs",
    "/#quote",
    "/contact",
    "/contact#quote",
  ])("accepts %s", async (link) =>
    expect(await findingsOf("no-call-to-action", linking(link))).toEqual([]),
  );

  it.each([
    ["phone:", 0],
    ["email:", 0],
    ["tel:+442920180123", 0],
    ["/contact", 0],
    ["/#quote", 0],
    ["https://roofs.example/contact", 0],
    ["https://bookings.example/roofs", 0],
    ["/", 1],
    ["/slate", 1],
    ["https://roofs.example/slate", 1],
  ])("counts the header's button: %s leaves %i findings", async (link, count) => {
    const config = withSection({ type: "prose", text: "Slates." });
    const found = await findingsOf("no-call-to-action", {
      ...config,
      header: { ...header, action: { label: "Go", link } },
    });
    expect(found).toHaveLength(count);
  });

  it("does not count a link in running text as a button", async () => {
    const prose = withSection({ type: "prose", text: "[A film](https://films.example/slate)." });
    expect(await findingsOf("no-call-to-action", prose)).toHaveLength(1);
  });

  it("accepts a phone link in running text, and a form", async () => {
    const prose = withSection({ type: "prose", text: "[Ring me](phone:)." });
    expect(await findingsOf("no-call-to-action", prose)).toEqual([]);
    expect(await findingsOf("no-call-to-action", withSection(contact))).toEqual([]);
  });

  it("accepts the links that a section makes from the business's facts", async () => {
    const notice = withSection({ type: "privacy", retention: "A year." });
    expect(await findingsOf("no-call-to-action", notice)).toEqual([]);
  });

  it("ignores a page that search engines may not list", async () => {
    const config = withSection({ type: "prose", text: "Thank you." }, false);
    expect(await findingsOf("no-call-to-action", config)).toEqual([]);
  });

  it("reports the header once if many pages lack a button", async () => {
    const paths = ["/slate", "/tiles", "/lead", "/moss"];
    const bare = (path: string) => makePage({ path, title: path });
    const config = makeConfig({ header, pages: [makePage(), ...paths.map(bare)] });
    expect(await findingsOf("no-call-to-action", config)).toMatchObject([
      {
        location: "header",
        message: expect.stringContaining("5 pages: /, /slate, /tiles and 2 more"),
      },
    ]);
  });

  it("reports a template once for all its pages", async () => {
    const config = makeConfig({
      header,
      templates: { local: template() },
      pages: [makePage({ index: false }), localPage({ path: "/a" }), localPage({ path: "/b" })],
    });
    expect(await findingsOf("no-call-to-action", config)).toMatchObject([
      { excerpt: '"sections"', location: "templates › local › sections", affects: ["/a", "/b"] },
    ]);
  });
});
