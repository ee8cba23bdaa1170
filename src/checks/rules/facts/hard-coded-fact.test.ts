import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { makeConfig, makePage, withSections } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

const RULE = "hard-coded-fact";

const withHeading = (heading: string) => withSections({ type: "hero", heading });
const withText = (text: string) => withSections({ type: "prose", text });
const withLink = (link: string) =>
  withSections({ type: "hero", heading: "Roofs", actions: [{ label: "Write", link }] });

describe("hard-coded-fact", () => {
  it("reports a fact that is typed into a text, at the text", async () => {
    expect(await findingsOf(RULE, withHeading("Call 029 2018 0123"))).toMatchObject([
      {
        severity: "warning",
        excerpt: "029 2018 0123",
        location: "/ › section 1, hero › heading",
        page: "/",
        message:
          "The phone number 029 2018 0123 is typed in here. If it changes, this text still shows the old one.",
        hint: "Write {business.phone} in its place.",
      },
    ]);
  });

  it.each([
    ["02920180123!", "{business.phone}!"],
    ["(029 2018 0123)", "({business.phone})"],
    ["(029) 2018-0123", "{business.phone}"],
    ["029 / 2018 01 23", "{business.phone}"],
    ["029/20180123", "{business.phone}"],
    ["+44/29/20180123", "{business.phone}"],
    ["+44 29 2018 0123", "{business.phone}"],
    ["+44 (0)29 2018 0123", "{business.phone}"],
    ["0044 29 20 18 01 23 now", "{business.phone} now"],
    ["07700 900 123 or 029 2018 0123", "{business.whatsapp} or {business.phone}"],
    ["Hello@Roofs.example.", "{business.email}."],
    ["1 Slate  Row, TE57AA", "{business.address.street}, {business.address.postalCode}"],
  ])("fixes %s as %s", async (heading, fixed) => {
    expect(await fixedBy(RULE, withHeading(heading))).toBe(
      JSON.stringify(withHeading(fixed), null, 2),
    );
  });

  it.each([
    "Call {business.phone}",
    "Test & Son Roofing",
    "029 2018 01234",
    "1029 2018 0123",
    "029 2018 0124",
    "not.hello@roofs.example",
    "hello@roofs.example.org",
    "11 Slate Row",
    "1 Slate Rowing Club",
  ])("accepts %s", async (heading) =>
    expect(await findingsOf(RULE, withHeading(heading))).toEqual([]),
  );

  it("accepts a street without a number", async () => {
    const config = withHeading("Roofs of Slate Row");
    const address = { ...business.address, street: "Slate Row" };
    expect(await findingsOf(RULE, { ...config, business: { ...business, address } })).toEqual([]);
  });

  it("prefers the phone number for a number that is also another fact", async () => {
    const config = withHeading("Call 07700 900123");
    const both = { ...business, phone: business.whatsapp };
    expect(await findingsOf(RULE, { ...config, business: both })).toMatchObject([
      { hint: "Write {business.phone} in its place." },
    ]);
  });
});

describe("hard-coded-fact in links, Markdown and addresses", () => {
  it.each([
    ["mailto:hello@roofs.example", "email:"],
    ["mailto:hello@roofs.example?subject=A%20roof", "email:A roof"],
    ["tel:+442920180123", "phone:"],
    ["https://wa.me/447700900123", "whatsapp:"],
    ["https://wa.me/447700900123?text=Hi+there", "whatsapp:Hi there"],
    ["whatsapp:Call me, not 029 2018 0123", "whatsapp:Call me, not {business.phone}"],
    ["https://a.example/?to=hello@roofs.example", "https://a.example/?to={business.email}"],
  ])("fixes the link %s as %s", async (link, fixed) => {
    const [found] = await findingsOf(RULE, withLink(link));
    expect(`"${link}"`).toContain(found?.excerpt);
    expect(await fixedBy(RULE, withLink(link))).toBe(JSON.stringify(withLink(fixed), null, 2));
  });

  it.each(["https://a.example/02920180123", "https://wa.me/447700900124", "phone:", "email:"])(
    "accepts the link %s",
    async (link) => expect(await findingsOf(RULE, withLink(link))).toEqual([]),
  );

  it("fixes Markdown, in text and in links", async () => {
    const text =
      "[029 2018 0123](tel:+442920180123), [mail](mailto:hello@roofs.example), " +
      "[x](https://a.example/02920180123) [chat](https://wa.me/447700900123)";
    const fixed =
      "[{business.phone}](phone:), [mail](email:), " +
      "[x](https://a.example/02920180123) [chat](whatsapp:)";
    expect(await findingsOf(RULE, withText(text))).toHaveLength(4);
    expect(await fixedBy(RULE, withText(text))).toBe(JSON.stringify(withText(fixed), null, 2));
  });

  it("reports a message in a Markdown link without a fix", async () => {
    const config = withText("[chat](https://wa.me/447700900123?text=Hi)");
    expect(await findingsOf(RULE, config)).toHaveLength(1);
    expect(await fixedBy(RULE, config)).toBe(JSON.stringify(config, null, 2));
  });

  it("fixes the parameters of a page", async () => {
    const page = localPage({ params: params({ story: "Write to hello@roofs.example." }) });
    expect(await findingsOf(RULE, templated(page))).toMatchObject([
      {
        excerpt: "hello@roofs.example",
        location: "/roofs-mockham › params › story",
        page: "/roofs-mockham",
      },
    ]);
    expect(await fixedBy(RULE, templated(page))).toContain('"Write to {business.email}."');
  });

  it("fixes the address of a form, but not a name from its provider", async () => {
    const value = "hello@roofs.example";
    const signup = {
      endpoint: `https://forms.example/${value}`,
      marker: { name: "to", value },
      antiForgery: { name: "csrf", value: "true" },
      next: "/",
    };
    const fixed = await fixedBy(RULE, makeConfig({ forms: { signup } }));
    expect(JSON.parse(fixed).forms.signup).toEqual({
      ...signup,
      endpoint: "https://forms.example/{business.email}",
    });
  });

  it("suggests the token of the page's location for a fact that it shares with the business", async () => {
    const { phone, address } = business;
    const config = (heading: string) =>
      makeConfig({
        locations: { quay: { phone, address }, hill: { phone, address } },
        pages: [
          makePage(),
          makePage({
            path: "/quay",
            title: "On the quay",
            sections: [
              { type: "hero", heading },
              { type: "prose", text: "Find us at {locations.quay.address}." },
            ],
          }),
        ],
      });
    expect(await fixedBy(RULE, config("Call 029 2018 0123"))).toBe(
      JSON.stringify(config("Call {locations.quay.phone}"), null, 2),
    );
  });
});
