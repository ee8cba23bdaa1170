import * as z from "zod";
import { country } from "./fields/country.ts";
import { isEmail } from "./fields/emails.ts";
import { customName, fact, object } from "./fields/fields.ts";
import { withSpelling } from "./fields/spellings.ts";

/** Fields that a business and its locations share: address, coordinates and contact details. */

const internationalNumber = (description: string, example: string) =>
  withSpelling(
    "phone",
    z
      .string()
      .regex(/^\+[1-9][\d ]{6,18}$/, "write it internationally, such as +44 29 2018 0123")
      .meta({ description, examples: [example] }),
  );

export const phone = (description: string) => internationalNumber(description, "+44 29 2018 0123");

export const whatsapp = internationalNumber(
  "The WhatsApp number, with its country code.",
  "+44 7700 900123",
);

export const phones = z
  .record(
    customName,
    object("Another phone number.", {
      label: fact("What the number is for, as visitors read it.", "Bookings"),
      number: phone("The phone number with its country code."),
    }),
  )
  .default({})
  .meta({
    description:
      "More phone numbers, by names that you choose: `{business.phones.bookings}` is a token, `phone:bookings` a link. Contact details and the footer list them.",
    examples: [{ bookings: { label: "Bookings", number: "+44 29 2018 0124" } }],
  });

export const email = (description: string) =>
  withSpelling(
    "email",
    z
      .string()
      .check(({ value, issues }) => {
        if (isEmail(value)) return;
        const message = "write one address, such as hello@your-domain.example";
        issues.push({ code: "invalid_format", format: "email", input: value, message });
      })
      .meta({ description, examples: ["hello@your-domain.example"] }),
  );

/** The parts of an address, in any order: Plumbline knows how each country orders them. */
const addressParts = {
  street: fact("The house number and street.", "1 Your Street").optional(),
  locality: fact("The town or city.", "Cardiff").meta({ title: "Town" }).optional(),
  region: fact(
    "The county, state or nation; pages show it where the country's postal service asks for it.",
    "Wales",
  ).optional(),
  postalCode: fact("The postcode.", "CF00 0AA").optional(),
};

export const businessAddress = object("The postal address.", {
  ...addressParts,
  country: country("The country, as a two-letter code."),
});

export const locationAddress = object("The postal address of the location.", {
  ...addressParts,
  country: country("The country, if it differs from that of the business.").optional(),
});

const coordinate = (limit: number, description: string, example: number) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .meta({ description, examples: [example] });

export const geo = object("The position on the map.", {
  latitude: coordinate(
    90,
    "The latitude in degrees, negative in the south; search engines prefer five decimals.",
    51.4816,
  ),
  longitude: coordinate(
    180,
    "The longitude in degrees, negative west of Greenwich; search engines prefer five decimals.",
    -3.1791,
  ),
});

export type Address = z.output<typeof businessAddress>;
export type Geo = z.output<typeof geo>;
