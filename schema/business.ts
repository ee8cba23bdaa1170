import * as z from "zod";
import { businessType } from "./business-types.ts";
import { words } from "./fields/blank.ts";
import { currency } from "./fields/country.ts";
import { fact, list, media, object, ownName, withTokens } from "./fields/fields.ts";
import { spelt } from "./fields/spellings.ts";
import { readUrl } from "./fields/urls.ts";
import { hoursShape } from "./hours.ts";
import { businessAddress, email, geo, phone, whatsapp } from "./place.ts";

/**
 * An https address without a closing slash, its domain in any script; http is let through for this
 * machine only.
 */
const origin = spelt(
  "origin",
  z
    .string()
    .regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/, {
      error: "write the site's address with https:// and without anything after the domain",
      abort: true,
    })
    .refine(hasDomain, {
      error: "no domain can be written like this, such as www.your-domain.example",
    })
    .meta({
      description: "The site's own address, without a closing slash.",
      examples: ["https://www.your-domain.example"],
    }),
);

/** Whether the host is this machine, or names with dots between them; punctuation is in no name. */
function hasDomain(url: string): boolean {
  const { hostname = "", search, hash, username } = readUrl(url) ?? {};
  return (
    !search &&
    !hash &&
    !username &&
    /^(localhost|127\.0\.0\.1|[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+))$/.test(
      hostname,
    )
  );
}

const profile = object("The business's page on another service.", {
  name: fact("What the link to it says.", "Facebook page"),
  url: withTokens(
    "endpoint",
    spelt(
      "profile",
      z
        .url({
          protocol: /^https$/,
          hostname: /^[^.]+(\.[^.]+)+$/,
          error: "write the whole address of that page, starting with https://",
        })
        .meta({
          description: "The address of that page.",
          examples: ["https://social.example/your-page"],
        }),
    ),
  ),
});

const towns = (description: string, example: string[]) =>
  list(fact("A town or city.", "Cardiff"), description, example);

export const business = object(
  "The facts about the business, written here once and used everywhere as `{business.…}`; a brace that is to be seen is written `\\\\{`.",
  {
    name: fact("The name the business trades under.", "Your Name Web Design"),
    type: businessType(
      "What kind of business it is, for search engines; the editor offers all kinds, and schema.org/LocalBusiness explains them.",
    ).default("LocalBusiness"),
    alternateNames: list(
      fact("Another name people know it by.", "YN Web Design"),
      "Other names of the business, the best known first; search engines may show one of them.",
      ["YN Web Design"],
    ).optional(),
    legalName: fact(
      "The registered name, if it is not the one the business trades under.",
      "Your Name Limited",
    ).optional(),
    taxId: fact("The tax number, if you publish it.", "1234567890").optional(),
    vatId: fact(
      "The VAT number with its country's letters, if the business has one.",
      "GB123456789",
    ).optional(),
    employees: z
      .int()
      .min(1)
      .optional()
      .meta({ description: "How many people work there.", examples: [3] }),
    owner: fact("Whose business it is.", "Your Name").optional(),
    founder: fact(
      "Its founder, for search engines; not necessarily its owner.",
      "Your Grandmother",
    ).optional(),
    description: fact(
      "What the business does, in one sentence; search engines read it.",
      "Web design and digital marketing for tradespeople in South Wales.",
    ).optional(),
    url: origin,
    email: email("Where enquiries go; a business has this or `phone`.").optional(),
    phone: phone(
      "The phone number, with its country code; a business has this or `email`.",
    ).optional(),
    whatsapp: whatsapp.optional(),
    address: businessAddress,
    geo: geo.optional(),
    ...hoursShape,
    foundingYear: z
      .int()
      .min(1800)
      .max(2100)
      .optional()
      .meta({ description: "The year the business started.", examples: [2020] }),
    currency: currency("The currency of prices, by its code of three letters.").optional(),
    priceRange: withTokens(
      "fact",
      words()
        .max(100)
        .meta({
          description: "How dear it is: one to three signs of the currency, or from what to what.",
          examples: ["££", "€10–25"],
        }),
    ).optional(),
    paymentAccepted: list(fact("A way to pay.", "Cash"), "The ways to pay.", [
      "Cash",
      "Card",
    ]).default([]),
    areaServed: fact("The region served, in words.", "South Wales and Bristol").optional(),
    servedTowns: towns("The towns served, for search engines on the home page.", [
      "Cardiff",
    ]).default([]),
    serviceTowns: towns(
      "The towns that each service page names to search engines; default: `servedTowns`.",
      ["Cardiff"],
    ).optional(),
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
      "The picture shown where a page without a `picture` of its own is shared, 1200 by 630. Without it one is drawn for each page, with its title and your colours.",
      "share.png",
    ).optional(),
    facts: z
      .record(ownName, fact("The fact.", "Portugal"))
      .default({})
      .meta({
        description:
          "Facts of your own, by names of your own: `{business.facts.secondBase}`. `{business.facts.year}` is this year where you give no other.",
        examples: [{ secondBase: "Portugal" }],
      }),
  },
);

export type Business = z.output<typeof business>;
