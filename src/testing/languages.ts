import { type Config, makeConfig, makePage, type PageConfig } from "./site.ts";

/** A page in Welsh that translates another one. */
export const welsh = (parts: Partial<PageConfig> = {}): PageConfig =>
  makePage({
    path: "/cy",
    language: "cy",
    translationOf: "/",
    title: "Hafan",
    description: "Toeau sy’n aros yn sych.",
    sections: [{ type: "hero", heading: "Toeau sy’n aros yn sych" }],
    ...parts,
  });

/** The header and footer of a site in Welsh. */
export const WELSH = {
  header: { brand: "{business.name}", links: [{ label: "Hafan", link: "/cy" }] },
  footer: { copyright: "© {business.name}" },
  business: {
    description: "Toeau sy’n aros yn sych.",
    paymentAccepted: ["Arian parod", "Cerdyn"],
    address: { locality: "Trefbrawf" },
  },
} satisfies NonNullable<Config["languages"]>[string];

/** A site in English and Welsh with these pages, or else with a home page in each. */
export const bilingual = (
  pages: PageConfig[] = [makePage(), welsh()],
  parts: Partial<Config> = {},
): Config => makeConfig({ languages: { cy: WELSH }, pages, ...parts });
