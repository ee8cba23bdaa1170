import * as z from "zod";
import { author } from "./authors.ts";
import { business } from "./business.ts";
import { customName, fact, literalText, object } from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import type { textsSchema } from "./fields/texts.ts";
import { forms, map } from "./forms.ts";
import { footer, header } from "./layout.ts";
import { location } from "./locations.ts";
import { sharedSections } from "./shared.ts";

/** The parts of an address that other languages name differently. */
const addressNames = { street: true, locality: true, region: true } as const;

const inThisLanguage = { description: "The address in this language." };

/** The facts of the business that can be translated. */
const facts = business
  .pick({
    name: true,
    alternateNames: true,
    legalName: true,
    owner: true,
    founder: true,
    description: true,
    clock: true,
    priceRange: true,
    areaServed: true,
    serviceTowns: true,
    shareImage: true,
  })
  .partial()
  .extend({
    // Their defaults would replace the main language's values.
    paymentAccepted: business.shape.paymentAccepted.removeDefault().optional(),
    servedTowns: business.shape.servedTowns.removeDefault().optional(),
    profiles: business.shape.profiles.removeDefault().optional(),
    address: business.shape.address.pick(addressNames).optional().meta(inThisLanguage),
    facts: business.shape.facts
      .removeDefault()
      .optional()
      .meta({
        description: "Your own facts in this language.",
        examples: [{ secondBase: "Portiwgal" }],
      }),
    notes: z
      .record(z.string(), fact("The note in this language.", "Nadolig"))
      .optional()
      .meta({
        description:
          "The notes of opening hours and closures and the labels of `moreHours` and `phones` in this language, by their text in the main language.",
        examples: [{ Christmas: "Nadolig" }],
      }),
  })
  .meta({ description: "Facts that are translated; all others stay the same." });

const places = z
  .record(
    customName,
    object("One location in this language.", {
      name: location.shape.name,
      address: location.shape.address.pick(addressNames).optional().meta(inThisLanguage),
    }),
  )
  .meta({
    description: "Locations that are translated, by their keys.",
    examples: [{ harbour: { name: "Yr Harbwr" } }],
  });

const people = z
  .record(
    customName,
    object("One author in this language.", author.pick({ name: true, text: true }).partial().shape),
  )
  .meta({
    description: "Authors that are translated, by their keys.",
    examples: [{ ines: { text: "Mae Ines yn gosod llechi ers 1998." } }],
  });

const otherLanguage = <S extends z.ZodType>(texts: ReturnType<typeof textsSchema>, section: S) =>
  object(
    "What differs in another language of the site. Each part replaces the whole part of the main language; in `business`, `locations`, `authors` and `shared`, single entries replace single entries.",
    {
      name: literalText(
        "The language's own name, for the links between languages; default: the common one.",
        "Cymraeg",
      ).optional(),
      texts: texts.optional(),
      business: facts.optional(),
      locations: places.optional(),
      authors: people.optional(),
      header: header.optional(),
      footer: footer.optional(),
      forms: forms.optional(),
      map: map.optional(),
      ...sharedSections(section),
    },
  );

/** The field `languages`, with the schemas of the field `texts` and of a section. */
export const languagesSchema = <S extends z.ZodType>(
  texts: ReturnType<typeof textsSchema>,
  section: S,
) =>
  z
    .record(languageTag, otherLanguage(texts, section))
    .optional()
    .meta({
      description:
        "The other languages of the site, by their tags. A page names its language in `language`, and the page that it translates in `translationOf`.",
      examples: [
        {
          cy: {
            header: { brand: "Enw’r Busnes", links: [{ label: "Gwasanaethau", link: "/cy" }] },
          },
        },
      ],
    });

export type OtherLanguage = z.output<ReturnType<typeof otherLanguage<z.ZodUnknown>>>;
