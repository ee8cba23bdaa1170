import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { type Config, makeConfig, withSections } from "../../../testing/site.ts";

const withNumbers = (numbers: { phone?: string; whatsapp?: string }): Config => {
  const config = makeConfig();
  return { ...config, business: { ...config.business, ...numbers } };
};

const findings = (numbers: { phone?: string; whatsapp?: string }) =>
  findingsOf("phone-number", withNumbers(numbers));

/** A number of each range in ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const DRAMA = [
  "+44 113 496 0123",
  "+44 114 496 0123",
  "+44 115 496 0123",
  "+44 116 496 0123",
  "+44 117 496 0123",
  "+44 118 496 0123",
  "+44 121 496 0123",
  "+44 131 496 0123",
  "+44 141 496 0123",
  "+44 151 496 0123",
  "+44 161 496 0123",
  "+44 20 7946 0123",
  "+44 191 498 0123",
  "+44 28 9649 6012",
  "+44 29 2018 0123",
  "+44 1632 960123",
  "+44 7700 900123",
  "+44 808 157 0123",
  "+44 909 879 0123",
  "+44 306 999 0123",
  // Ireland has a range as well.
  "+353 20 913 4471",
];

describe("phone-number", () => {
  it.each([...DRAMA, "+353 1 234 5678", "+351 912 345 678", "+1 415 555 2671", "+39 06 6982"])(
    "accepts %s",
    async (phone) => expect(await findings({ phone })).toEqual([]),
  );

  it.each([
    ["+44 29 2018 012", "the number does not exist in its country"],
    ["+44 7700 90012", "the number does not exist in its country"],
    ["+44 999 999 9999", "the number does not exist in its country"],
    ["+44 29 2018", "digits are missing"],
    ["+44 29 2018 01234567", "it has too many digits"],
    ["+999 29 2018 0123", "its country code does not exist"],
  ])("reports %s: %s", async (phone, reason) => {
    expect(await findings({ phone })).toMatchObject([
      {
        severity: "error",
        excerpt: `"${phone}"`,
        location: "business › phone",
        message: `"${phone}" cannot be called: ${reason}.`,
      },
    ]);
  });

  it("checks the WhatsApp number too", async () => {
    expect(await findings({ whatsapp: "+44 7700 90012" })).toMatchObject([
      { excerpt: '"+44 7700 90012"', location: "business › whatsapp" },
    ]);
  });

  it("removes the 0 that is only dialled within the country", async () => {
    const numbers = { phone: "+44 029 2018 0123", whatsapp: "+44 0 7700 900123" };
    expect(await findings(numbers)).toMatchObject([
      {
        message: '"+44 029 2018 0123" has a 0 that is dialled only within the country.',
        hint: "Write +44 29 2018 0123.",
      },
      { hint: "Write +44 7700 900123." },
    ]);
    const fixed = await fixedBy("phone-number", withNumbers(numbers));
    expect(JSON.parse(fixed).business).toMatchObject({
      phone: "+44 29 2018 0123",
      whatsapp: "+44 7700 900123",
    });
  });

  it.each(["+44 29 2018 0123", "+44 808 157 0123", "+353 1 234 5678", "+351 21 234 5678"])(
    "reports a WhatsApp number that is not a mobile number: %s",
    async (whatsapp) =>
      expect(await findings({ whatsapp })).toMatchObject([
        {
          excerpt: `"${whatsapp}"`,
          message: `"${whatsapp}" is not a mobile number. WhatsApp rarely works with other numbers.`,
        },
      ]),
  );

  it("checks each location, and numbers in links", async () => {
    const wrong = "+44 29 2018 012";
    const found = await findingsOf("phone-number", {
      ...withSections(
        {
          type: "hero",
          heading: "Roofs",
          actions: [
            { label: "Ring us", link: `tel:${wrong}` },
            { label: "Ring them", link: "tel:+442920180123" },
          ],
        },
        { type: "prose", text: "Ring [us](tel:+4429) or [them](tel:+49-89-233-00)." },
      ),
      locations: { penryn: { address: {}, phone: wrong, whatsapp: "+44 7700 90012" } },
    });
    expect(found.map(({ excerpt, location }) => [excerpt, location])).toEqual([
      [wrong, "/ › section 1, hero › actions › entry 1 › link"],
      ["+4429", "/ › section 2, prose › text"],
      [`"${wrong}"`, "locations › penryn › phone"],
      ['"+44 7700 90012"', "locations › penryn › whatsapp"],
    ]);
  });

  it.each(["+44 7400 123456", "+353 85 012 3456", "+351 912 345 678", "+1 415 555 2671"])(
    "accepts a mobile number, or one that may be: %s",
    async (whatsapp) => expect(await findings({ whatsapp })).toEqual([]),
  );
});
