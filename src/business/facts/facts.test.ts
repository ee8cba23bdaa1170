import { describe, expect, it } from "vitest";
import { type Config, compile, makeConfig, makePage } from "../../testing/site.ts";

/** The footer of a site whose business has these facts. */
async function footer(facts: Partial<Config["business"]>) {
  const config = makeConfig();
  const { site } = await compile({ ...config, business: { ...config.business, ...facts } });
  return site?.model.footer;
}

/** A tilde replaces each non-breaking space. */
const tied = (text: string) => text.replaceAll("\u00A0", "~");

describe("the ways to reach the business", () => {
  it.each([
    ["+44 29 2018 0123", "029~2018~0123", "tel:+442920180123"],
    ["+44 7700 900123", "07700~900123", "tel:+447700900123"],
    ["+442920180123", "029~2018~0123", "tel:+442920180123"],
    ["+351 21 234 5678", "21~234~5678", "tel:+351212345678"],
    ["+353 1 234 5678", "(01)~234~5678", "tel:+35312345678"],
    ["+999 123 4567", "+999~123~4567", "tel:+9991234567"],
  ])("show %s as %s", async (phone, text, href) => {
    const [fact] = (await footer({ phone }))?.facts ?? [];
    expect(fact).toMatchObject({ label: "Phone", link: { href } });
    expect(tied(fact?.text ?? "")).toBe(text);
  });

  it("are phone, email and WhatsApp, in this order", async () => {
    const facts = (await footer({}))?.facts.map(({ label, link }) => [label, link?.href]);
    expect(facts).toEqual([
      ["Phone", "tel:+442920180123"],
      ["Email", "mailto:hello@roofs.example"],
      ["WhatsApp", "https://wa.me/447700900123"],
    ]);
  });

  it("include more numbers by name, in links, texts and search data, too", async () => {
    const phones = { bookings: { label: "Bookings", number: "+44 29 2018 0124" } };
    const links = [{ label: "{business.phones.bookings}", link: "phone:bookings" }];
    const config = makeConfig({
      header: { ...makeConfig().header, links },
      pages: [makePage({ structuredData: "business" })],
    });
    const { site } = await compile({ ...config, business: { ...config.business, phones } });
    const link = { href: "tel:+442920180124" };
    expect(site?.model.footer.facts[1]).toMatchObject({ label: "Bookings", link });
    expect(site?.model.header.links[0]).toMatchObject({ label: "029\u00A02018\u00A00124", link });
    expect(JSON.stringify(site?.routes[0]?.head.jsonLd)).toContain(
      '{"@type":"ContactPoint","contactType":"Bookings","telephone":"+44 29 2018 0124"}',
    );
  });

  it("include the address", async () => {
    const address = (await footer({}))?.address ?? "";
    expect(tied(address)).toBe("1 Slate Row, Testford, TE5~7AA");
  });
});

describe("a postal address", () => {
  it.each([
    ["GB", "1 Heol Fawr", "Caerdydd", "Cymru", "CF10 1EP", "1 Heol Fawr, Caerdydd, CF10~1EP"],
    ["DE", "Marienplatz 1", "München", "Bayern", "80331", "Marienplatz 1, 80331 München"],
    [
      "US",
      "548 Market St",
      "San Francisco",
      "CA",
      "94104",
      "548 Market St, San Francisco, CA 94104",
    ],
    [
      "IE",
      "1 Main Street",
      "Dingle",
      "Co. Kerry",
      "V92 X2P6",
      "1 Main Street, Dingle, Co. Kerry, V92~X2P6",
    ],
    ["NL", "Dam 1", "Amsterdam", undefined, "1012 JS", "Dam 1, 1012~JS Amsterdam"],
    ["HU", "Fő utca 1", "Budapest", undefined, "1011", "Budapest, Fő utca 1, 1011"],
    ["AE", "شارع الشيخ زايد", "دبي", undefined, undefined, "شارع الشيخ زايد، دبي"],
    ["JP", "1-1", "Chiyoda", "Tokyo", "100-0001", "1-1, Chiyoda, Tokyo, 100-0001"],
    ["JP", "1-1", "千代田区", "東京都", "100-0001", "〒100-0001, 東京都千代田区, 1-1"],
    ["GG", undefined, undefined, undefined, undefined, undefined],
  ])("is in the order of %s: %s", async (country, street, locality, region, postalCode, line) => {
    const address = { street, locality, region, postalCode, country };
    const shown = (await footer({ address }))?.address;
    expect(shown && tied(shown)).toBe(line ?? null);
  });
});
