import * as z from "zod";
import { businessType } from "./business-types.ts";
import { words } from "./fields/blank.ts";
import { currency } from "./fields/country.ts";
import { choice, customName, fact, list, media, object, withTokens } from "./fields/fields.ts";
import { shortForm } from "./fields/short-form.ts";
import { withSpelling } from "./fields/spellings.ts";
import { readUrl } from "./fields/urls.ts";
import { hoursShape } from "./hours.ts";
import { businessAddress, email, geo, phone, phones, whatsapp } from "./place.ts";

/**
 * An https address without a trailing slash, its domain in any script. http is only allowed for this machine.
 */
const origin = withSpelling(
  "origin",
  z
    .string()
    .regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/, {
      error: "write the site's address with https:// and without anything after the domain",
      abort: true,
    })
    .refine(hasDomain, {
      error: "this is not a valid domain; write one such as www.your-domain.example",
    })
    .meta({
      description: "The address of the site, without a trailing slash.",
      examples: ["https://www.your-domain.example"],
    }),
);

/** Whether the host is this machine, or a name with dots and no other punctuation. */
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

const profileObject = object("A page of the business on another service.", {
  name: fact(
    "The words of the link; default: the name of the service, or its host.",
    "Facebook page",
  ).optional(),
  url: withTokens(
    "endpoint",
    withSpelling(
      "profile",
      z
        .url({
          protocol: /^https$/,
          hostname: /^[^.]+(\.[^.]+)+$/,
          error: "write the whole address of that page, starting with https://",
        })
        .meta({
          description: "The address of the page.",
          examples: ["https://social.example/your-page"],
        }),
    ),
  ),
});

/** A page on another service: its address, or an object that also has a name. */
export const profile = shortForm(profileObject, "url");

const towns = (description: string, example: string[]) =>
  list(fact("A town or city.", "Cardiff"), description, example);

export const business = object(
  "The facts about the business, written here once and used everywhere as `{business.…}`. For a visible brace write `\\\\{`.",
  {
    name: fact("The name that the business trades under.", "Your Name Web Design"),
    type: businessType(
      "The type of business or other organisation, for search engines: a bakery, a church, a school, a band. The editor offers all types; schema.org explains each, such as schema.org/Bakery.",
    ).default("LocalBusiness"),
    alternateNames: list(
      fact("Another name of the business.", "YN Web Design"),
      "Other names of the business, the best known first; search engines may show one.",
      ["YN Web Design"],
    ).optional(),
    legalName: fact(
      "The registered name, if it differs from `name`.",
      "Your Name Limited",
    ).optional(),
    taxId: fact("The tax number, if you publish it.", "1234567890").optional(),
    vatId: fact("The VAT number with its country code.", "GB123456789").optional(),
    employees: z
      .int()
      .min(1)
      .optional()
      .meta({ description: "The number of people who work there.", examples: [3] }),
    owner: fact("The owner of the business.", "Your Name").optional(),
    founder: fact(
      "The founder, for search engines; not necessarily the owner.",
      "Your Grandmother",
    ).optional(),
    description: fact(
      "What the business does, in one sentence, for search engines.",
      "Web design and digital marketing for tradespeople in South Wales.",
    ).optional(),
    url: origin,
    email: email("The email address for enquiries; required without `phone`.").optional(),
    phone: phone("The phone number with its country code; required without `email`.").optional(),
    phones,
    whatsapp: whatsapp.optional(),
    address: businessAddress,
    geo: geo.optional(),
    ...hoursShape,
    clock: choice(
      ["12-hour", "24-hour"],
      "How pages write times: `12-hour`, such as 6:30 pm, or `24-hour`; default: as usual in the language and the country.",
    ).optional(),
    foundingYear: z
      .int()
      .min(1800)
      .max(2100)
      .optional()
      .meta({ description: "The year the business started.", examples: [2020] }),
    currency: currency("The currency of prices, as a three-letter code.").optional(),
    priceRange: withTokens(
      "fact",
      words()
        .max(100)
        .meta({
          description: "The price level: one to three currency signs, or a range of prices.",
          examples: ["££", "€10–25"],
        }),
    ).optional(),
    paymentAccepted: list(fact("A way to pay.", "Cash"), "The accepted ways to pay.", [
      "Cash",
      "Card",
    ]).default([]),
    areaServed: fact(
      "The region that the business serves, in words.",
      "South Wales and Bristol",
    ).optional(),
    servedTowns: towns("The towns that the business serves, for search engines on the home page.", [
      "Cardiff",
    ]).default([]),
    serviceTowns: towns(
      "The towns for search engines on each service page; default: `servedTowns`.",
      ["Cardiff"],
    ).optional(),
    profiles: list(
      profile,
      "Pages of the business on other services; a text is the address of one. The footer shows them as icons, unless its `profiles` says otherwise.",
      ["https://social.example/your-page"],
    ).default([]),
    photos: list(
      media("image", "A picture file.", "van-16x9.jpg"),
      "Photos of the business or its work for search engines, ideally one each in 16:9, 4:3 and square.",
      ["van-16x9.jpg"],
    ).optional(),
    logo: media("image", "The logo for search engines, a square picture.", "logo.png").optional(),
    shareImage: media(
      "image",
      "The picture for sharing pages without `picture`, 1200 by 630 pixels. Without it, Plumbline draws one for each page, with its title and your colours.",
      "share.png",
    ).optional(),
    facts: z
      .record(customName, fact("The value of the fact.", "Portugal"))
      .default({})
      .meta({
        description:
          "Your own facts by name, used as `{business.facts.secondBase}`. `{business.facts.year}` is the current year unless you set it.",
        examples: [{ secondBase: "Portugal" }],
      }),
  },
);

export type Business = z.output<typeof business>;
