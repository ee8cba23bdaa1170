import * as z from "zod";
import { link, list, markdown, media, object, text } from "./fields/fields.ts";
import { action } from "./fields/parts.ts";

const navLink = object("A link in a menu.", {
  label: text("The words of the link.", "Services"),
  link: link("The target of the link.", "/#services"),
});

const navLinks = (description: string) =>
  list(navLink, description, [{ label: "Services", link: "/#services" }]);

export const header = object("The bar at the top of every page.", {
  brand: text("The name of the site, which links to the home page.", "{business.name}"),
  logo: object("A picture beside or instead of the brand text; screen readers read the text.", {
    file: media(
      "image",
      "The file name in `public/media`; an SVG is sharp at any size.",
      "logo.svg",
    ),
    dark: media(
      "image",
      "The logo for dark mode, in the same shape, if `file` is hard to see there.",
      "logo-dark.svg",
    ).optional(),
    showName: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether the brand text is displayed beside the logo; default: only if the logo is less than 2.5 times as wide as it is high.",
        examples: [true],
      }),
  }).optional(),
  links: navLinks("The links of the menu."),
  action: action.optional().meta({ description: "The button of the header." }),
  quickActions: list(
    action,
    "Up to three buttons at the bottom of a phone's screen, in reach of the thumb.",
    [{ label: "Call", link: "phone:", icon: "Phone" }],
    { max: 3 },
  ).default([]),
});

export type Header = z.output<typeof header>;

const linkGroup = object("A group of links under a heading.", {
  heading: text("The heading over the group.", "Services"),
  links: navLinks("The links of the group."),
});

export const footer = object(
  "The footer of every page; address and hours come from `business` and `locations`.",
  {
    text: markdown("One sentence under the brand.", "Websites for trades.").optional(),
    groups: list(linkGroup, "The groups of links.", [
      { heading: "Services", links: [{ label: "Local SEO", link: "/seo" }] },
    ]).default([]),
    contactHeading: text(
      "The heading over the address and contact details.",
      "Get in touch",
    ).optional(),
    hoursHeading: text("The heading over the opening hours.", "Opening hours").optional(),
    action: action.optional().meta({ description: "The button beside the contact details." }),
    copyright: text(
      "The copyright notice; `{business.facts.year}` is the year of the build.",
      "© {business.facts.year} {business.name}",
    ),
    smallLinks: list(
      navLink,
      "The links beside the copyright notice, such as privacy and search.",
      [{ label: "Privacy", link: "/privacy" }],
    ).default([]),
  },
);
