import * as z from "zod";
import { choice, list, literalText, media, object } from "./fields/fields.ts";
import { hoursShape } from "./hours.ts";

const internationalNumber = (description: string, example: string) =>
  z
    .string()
    .regex(/^\+[1-9][\d ]{6,18}$/, "write it internationally, such as +44 29 2018 0123")
    .meta({ description, examples: [example] });

/**
 * An https address without a closing slash, its domain in any script; http is let through for this
 * machine only.
 */
const origin = z
  .string()
  .regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/, {
    error: "write the site's address with https:// and without anything after the domain",
    abort: true,
  })
  .refine((url) => URL.canParse(url), { error: "no domain can be written like this" })
  .meta({
    description: "The site's own address, without a closing slash.",
    examples: ["https://www.your-domain.example"],
  });

const coordinate = (limit: number, description: string, example: number) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .meta({ description, examples: [example] });

const profile = object("The business's page on another service.", {
  name: literalText("What the link to it says.", "Facebook page"),
  url: z.url({ protocol: /^https$/ }).meta({
    description: "The address of that page.",
    examples: ["https://social.example/your-page"],
  }),
});

const towns = (description: string, example: string[]) =>
  list(literalText("A town or city.", "Cardiff"), description, example);

export const business = object(
  "The facts about the business, written here once and used everywhere as `{business.…}`; a brace that is to be seen is written `\\\\{`.",
  {
    name: literalText("The name the business trades under.", "Your Name Web Design"),
    alternateNames: list(
      literalText("Another name people know it by.", "YN Web Design"),
      "Other names of the business, the best known first; search engines may show one of them.",
      ["YN Web Design"],
    ).optional(),
    legalName: literalText(
      "The registered name, if it is not the one the business trades under.",
      "Your Name Limited",
    ).optional(),
    taxId: literalText("The tax number, if you publish it.", "1234567890").optional(),
    vatId: literalText(
      "The VAT number with its country's letters, if the business has one.",
      "GB123456789",
    ).optional(),
    employees: z
      .int()
      .min(1)
      .optional()
      .meta({ description: "How many people work there.", examples: [3] }),
    owner: literalText("The person behind it.", "Your Name").optional(),
    description: literalText(
      "What the business does, in one sentence; search engines read it.",
      "Web design and digital marketing for tradespeople in South Wales.",
    ).optional(),
    url: origin,
    email: z
      .email()
      .optional()
      .meta({
        description: "Where enquiries go; a business has this or `phone`.",
        examples: ["hello@your-domain.example"],
      }),
    phone: internationalNumber(
      "The phone number, with its country code; a business has this or `email`.",
      "+44 29 2018 0123",
    ).optional(),
    whatsapp: internationalNumber(
      "The WhatsApp number, with its country code.",
      "+44 7700 900123",
    ).optional(),
    address: object("The postal address.", {
      street: literalText("House number and street.", "1 Your Street").optional(),
      locality: literalText("Town or city.", "Cardiff").optional(),
      region: literalText("County or nation.", "Wales").optional(),
      postalCode: literalText("Postcode.", "CF00 0AA").optional(),
      country: choice(["GB", "IE", "PT"], "Country, by its two-letter code."),
    }),
    geo: object("Where the business is on the map.", {
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
    }).optional(),
    secondBase: literalText("A second place of work, if there is one.", "Portugal").optional(),
    ...hoursShape,
    foundingYear: z
      .int()
      .min(1800)
      .max(2100)
      .optional()
      .meta({ description: "The year the business started.", examples: [2020] }),
    currency: choice(["GBP", "EUR"], "The currency of prices.").optional(),
    priceRange: choice(
      ["££", "£", "£££", "€", "€€", "€€€"],
      "How dear it is, in one to three signs.",
    ).optional(),
    paymentAccepted: list(
      choice(["Cash", "Card", "Bank transfer"], "A way to pay."),
      "The ways to pay.",
      ["Cash", "Card"],
    ).default([]),
    areaServed: literalText("The region served, in words.", "South Wales and Bristol").optional(),
    servedTowns: towns("The towns served, for search engines on the home page.", [
      "Cardiff",
    ]).default([]),
    serviceCities: towns("The towns that each service page names to search engines.", [
      "Cardiff",
    ]).default([]),
    profiles: list(profile, "Pages of the business elsewhere; the footer links them.", [
      { name: "Facebook page", url: "https://social.example/your-page" },
    ]).default([]),
    photos: list(
      media("image", "A picture file.", "van-16x9.jpg"),
      "Photos of the business or its work for search engines, best of all one in each of the shapes 16:9, 4:3 and square.",
      ["van-16x9.jpg"],
    ).optional(),
    logo: media("image", "The logo for search engines, a square picture.", "logo.png").optional(),
    shareImage: media(
      "image",
      "The picture shown when a page is shared, 1200 by 630.",
      "share.png",
    ).optional(),
  },
);

export type Business = z.output<typeof business>;
