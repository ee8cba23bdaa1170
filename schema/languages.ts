import * as z from "zod";
import { business } from "./business.ts";
import { fact, literalText, object, ownName } from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import { texts } from "./fields/texts.ts";
import { forms, map } from "./forms.ts";
import { footer, header } from "./layout.ts";
import { location } from "./locations.ts";

/** What of an address is called otherwise elsewhere; a house keeps its number and its postcode. */
const addressNames = { street: true, locality: true, region: true } as const;

const inThisLanguage = { description: "What the address is called in this language." };

/** The facts of the business that are words, and so may be others in another language. */
const facts = business
  .pick({
    name: true,
    alternateNames: true,
    legalName: true,
    owner: true,
    founder: true,
    description: true,
    priceRange: true,
    areaServed: true,
    serviceTowns: true,
    shareImage: true,
  })
  .partial()
  .extend({
    // Their defaults would hide what the main language has.
    paymentAccepted: business.shape.paymentAccepted.removeDefault().optional(),
    servedTowns: business.shape.servedTowns.removeDefault().optional(),
    profiles: business.shape.profiles.removeDefault().optional(),
    address: business.shape.address.pick(addressNames).optional().meta(inThisLanguage),
    facts: business.shape.facts
      .removeDefault()
      .optional()
      .meta({
        description: "What facts of your own are called in this language.",
        examples: [{ secondBase: "Portiwgal" }],
      }),
    notes: z
      .record(z.string(), fact("The note in this language.", "Nadolig"))
      .optional()
      .meta({
        description:
          "What the notes of opening hours and closures are called in this language, by the words of the main language.",
        examples: [{ Christmas: "Nadolig" }],
      }),
  })
  .meta({ description: "Facts with another text in this language; all others stay the same." });

const places = z
  .record(
    ownName,
    object("What one of your locations is called in this language.", {
      name: location.shape.name,
      address: location.shape.address.pick(addressNames).optional().meta(inThisLanguage),
    }),
  )
  .meta({
    description: "Locations with other texts in this language, by their keys.",
    examples: [{ harbour: { name: "Yr Harbwr" } }],
  });

const otherLanguage = object(
  "What is different in one more language of the site. Each part replaces that of the main language as a whole, but for `business` and `locations`, where single facts do.",
  {
    name: literalText(
      "The language's name for itself, for the links between languages; default: the common name.",
      "Cymraeg",
    ).optional(),
    texts: texts.optional(),
    business: facts.optional(),
    locations: places.optional(),
    header: header.optional(),
    footer: footer.optional(),
    forms: forms.optional(),
    map: map.optional(),
  },
);

export const languages = z
  .record(languageTag, otherLanguage)
  .optional()
  .meta({
    description:
      "The other languages of the site, by their tags. A page says its own by `language`, and of which page it is the translation by `translationOf`.",
    examples: [
      {
        cy: { header: { brand: "Enw’r Busnes", links: [{ label: "Gwasanaethau", link: "/cy" }] } },
      },
    ],
  });

export type OtherLanguage = z.output<typeof otherLanguage>;
