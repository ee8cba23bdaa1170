import * as z from "zod";
import { business } from "./business.ts";
import { literalText, object } from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import { texts } from "./fields/texts.ts";
import { forms, map } from "./forms.ts";
import { footer, header } from "./layout.ts";

/** The facts of the business that are words, and so may be others in another language. */
const facts = business
  .pick({
    name: true,
    alternateNames: true,
    legalName: true,
    owner: true,
    description: true,
    priceRange: true,
    areaServed: true,
  })
  .partial()
  .extend({
    address: business.shape.address
      .pick({ street: true, locality: true, region: true })
      .optional()
      .meta({ description: "What the address is called in this language." }),
    facts: business.shape.facts
      .removeDefault()
      .optional()
      .meta({
        description: "What facts of your own are called in this language.",
        examples: [{ secondBase: "Portiwgal" }],
      }),
    notes: z
      .record(z.string(), literalText("The note in this language.", "Nadolig"))
      .optional()
      .meta({
        description:
          "What the notes of opening hours and closures are called in this language, by the words of the main language.",
        examples: [{ Christmas: "Nadolig" }],
      }),
  })
  .meta({ description: "Facts that are called otherwise in this language; all others stay." });

const otherLanguage = object(
  "What is different in one more language of the site. Each part replaces that of the main language as a whole, but for `business`, where single facts do.",
  {
    name: literalText(
      "What the language calls itself, for the links between languages; left out, the common name.",
      "Cymraeg",
    ).optional(),
    texts: texts.optional(),
    business: facts.optional(),
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
