import { business, theme } from "../../testing/facts.ts";

const { serviceTowns: serviceCities, ...facts } = business;

/** A small config of version 1 with everything that has changed since. */
export const v1 = {
  $schema: "./schema/site.schema.json",
  version: 1,
  language: "en-GB",
  business: {
    ...facts,
    secondBase: "Porto",
    serviceCities,
  },
  theme: { ...theme, motif: "plain" },
  header: { brand: "{business.name}", links: [{ label: "Home", link: "/" }] },
  footer: { copyright: "© 2025 {business.name}" },
  forms: {
    contact: {
      endpoint: "https://formsubmit.co/{business.email}",
      subject: "A new roof",
      captcha: false,
      next: "/",
      honeypot: "_honey",
    },
  },
  pages: [
    {
      path: "/",
      title: "Home",
      description: "Also in {business.secondBase}, not \\{business.secondBase}.",
      sections: [
        { type: "hero", heading: "Roofs in {business.secondBase}" },
        {
          type: "contact",
          heading: "Write to us",
          placeholders: { email: "{business.email}" },
          button: "Send",
        },
      ],
    },
  ],
};
