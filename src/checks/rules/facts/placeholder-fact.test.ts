import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { emailField, formOf } from "../../../testing/pages/forms.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

type Business = Config["business"];

/** Plausible facts of a business. */
const real: Business = {
  ...business,
  url: "https://www.testandson.co.uk",
  email: "hello@testandson.co.uk",
  phone: "+44 29 2034 5678",
  whatsapp: "+44 7911 234567",
  address: { ...business.address, postalCode: "CF10 1AA" },
};

const findings = (facts: Partial<Business>, parts: Partial<Config> = {}) =>
  findingsOf("placeholder-fact", makeConfig({ business: { ...real, ...facts }, ...parts }));

const inAddress = (parts: Partial<Business["address"]>) => ({
  address: { ...real.address, ...parts },
});

describe("placeholder-fact", () => {
  it("accepts facts that may be true", async () => {
    expect(await findings({})).toEqual([]);
  });

  it.each([
    ["url", "https://www.your-domain.example"],
    ["url", "https://example.com"],
    ["url", "https://yourdomain.co.uk"],
    ["email", "hello@roofs.test"],
    ["email", "info@example.org"],
    ["email", "your-name@gmail.com"],
    ["phone", "+44 29 2018 0123"],
    ["phone", "+44 20 7946 0999"],
    ["phone", "+44 113 496 0000"],
    ["phone", "+44 191 498 0123"],
    ["phone", "+44 28 9649 6012"],
    ["phone", "+44 1632 960123"],
    ["phone", "+44 306 999 0123"],
    ["phone", "+44 808 157 0123"],
    ["phone", "+44 909 879 0123"],
    ["phone", "+44 1234 567890"],
    ["whatsapp", "+44 7700 900123"],
    ["name", "Your Name Web Design"],
    ["name", "Company name"],
    ["owner", "Joe Bloggs"],
    ["description", "TODO"],
  ])("reports %s %s", async (key, value) => {
    expect(await findings({ [key]: value })).toMatchObject([
      { severity: "warning", excerpt: `"${value}"`, location: `business › ${key}` },
    ]);
  });

  it.each([
    ["de", "Musterstraße 12"],
    ["fr", "12, rue de l’Exemple"],
    ["es", "Calle Falsa 123"],
    ["pl", "ul. Przykładowa 5"],
    ["cy", "Eich enw"],
    ["ar", "اسم الشركة"],
  ])("reports, in %s, %s", async (language, name) => {
    const config = makeConfig({ language, business: { ...real, name } });
    expect(await findingsOf("placeholder-fact", config)).toMatchObject([{ excerpt: `"${name}"` }]);
  });

  it.each([
    ["phone", "+44 29 2018 1123"],
    ["phone", "+44 20 7946 1999"],
    ["phone", "+353 1 496 0123"],
    ["name", "Your Local Plumber"],
    ["name", "Examplar Roofing"],
    ["url", "https://www.yourdomainroofs.co.uk"],
    ["email", "test@roofs.co.uk"],
    ["description", "We keep your name and your street in mind."],
  ])("accepts %s %s", async (key, value) => expect(await findings({ [key]: value })).toEqual([]));

  it("explains why each value is a placeholder", async () => {
    const reports = async (facts: Partial<Business>) => (await findings(facts))[0]?.message;
    expect(await reports({ phone: business.phone })).toBe(
      '"+44 29 2018 0123" is reserved for film and drama. Nobody can be reached on it.',
    );
    expect(await reports({ email: business.email })).toBe(
      '"hello@roofs.example" is a placeholder: roofs.example is reserved for examples.',
    );
    expect(await reports({ owner: "Your Name" })).toBe(
      '"Your Name" is a placeholder. Visitors and search engines would see it as it is.',
    );
    expect(await reports(inAddress({ postalCode: "CF00 0AA" }))).toBe(
      '"CF00 0AA" is not a real postcode, so neither customers nor maps find the place.',
    );
  });

  it("checks the address, and postcodes in Britain only", async () => {
    const found = await findings(inAddress({ street: "1 Your Street", postalCode: "AA1 1AA" }));
    expect(found.map(({ location }) => location)).toEqual([
      "business › address › street",
      "business › address › postalCode",
    ]);
    expect(await findings(inAddress({ postalCode: "A65 F4E2", country: "IE" }))).toEqual([]);
    expect(await findings(inAddress({ postalCode: "BS0 1AA" }))).toEqual([]);
  });

  it.each([
    ["YOUR_FORM_ID", "YOUR_FORM_ID"],
    ["FORM_ID", "FORM_ID"],
    ["xxxxxxxx", "xxxxxxxx"],
    ["mqkrzvaw", undefined],
    ["VIDEO12", undefined],
  ])("reports a placeholder for an id of the form service: %s", async (id, reports) => {
    const contact = formOf([emailField], {
      service: "formspree",
      endpoint: `https://formspree.io/f/${id}`,
    });
    const found = await findings({}, { forms: { contact } });
    expect(found.map(({ message }) => message)).toEqual(
      reports === undefined
        ? []
        : [
            `"https://formspree.io/f/${id}" is a placeholder. Replace "${reports}" with your own value.`,
          ],
    );
  });

  it("checks profiles, forms and the map", async () => {
    const page = "https://facebook.com/your-page";
    const profiles = [
      { name: "Roofs", url: "https://social.example/roofs" },
      { name: "Facebook page", url: page },
      { name: "True page", url: "https://facebook.com/testandson" },
    ];
    const contact = { service: "own" as const, endpoint: "https://forms.example/{business.email}" };
    const embedUrl = "https://maps.example/?q={business.geo}";
    const map = { embedUrl, linkUrl: "https://www.google.com/maps?q=1", title: "Map" };
    const found = await findings({ profiles }, { forms: { contact }, map });
    expect(found.map(({ excerpt, location }) => [excerpt, location])).toEqual([
      ['"https://social.example/roofs"', "business › profiles › entry 1 › url"],
      [`"${page}"`, "business › profiles › entry 2 › url"],
      [`"${contact.endpoint}"`, "forms › contact › endpoint"],
      [`"${embedUrl}"`, "map › embedUrl"],
    ]);
  });
});
