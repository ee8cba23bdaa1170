import * as z from "zod";
import { country } from "./fields/country.ts";
import { isEmail } from "./fields/emails.ts";
import { fact, object } from "./fields/fields.ts";
import { spelt } from "./fields/spellings.ts";

/** What a business and each of its locations give alike: where they are, and how to reach them. */

const internationalNumber = (description: string, example: string) =>
  spelt(
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

export const email = (description: string) =>
  spelt(
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

/** The parts of an address; how its country orders them is not the owner's business. */
const addressParts = {
  street: fact("House number and street.", "1 Your Street").optional(),
  locality: fact("Town or city.", "Cardiff").optional(),
  region: fact(
    "County, state or nation; pages show it where the country's post asks for it.",
    "Wales",
  ).optional(),
  postalCode: fact("Postcode.", "CF00 0AA").optional(),
};

export const businessAddress = object("The postal address.", {
  ...addressParts,
  country: country("Country, by its two-letter code."),
});

export const locationAddress = object("Its postal address.", {
  ...addressParts,
  country: country("Its country, if it is not that of the business.").optional(),
});

const coordinate = (limit: number, description: string, example: number) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .meta({ description, examples: [example] });

export const geo = object("The place on the map.", {
  latitude: coordinate(
    90,
    "Degrees north of the equator; search engines like five decimals.",
    51.4816,
  ),
  longitude: coordinate(
    180,
    "Degrees east of Greenwich, west is negative; search engines like five decimals.",
    -3.1791,
  ),
});

export type Address = z.output<typeof businessAddress>;
export type Geo = z.output<typeof geo>;
