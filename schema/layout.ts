import * as z from "zod";
import { link, list, markdown, media, object, text } from "./fields/fields.ts";
import { action } from "./fields/parts.ts";

const navLink = object("A link in a menu.", {
  label: text("What the link says.", "Services"),
  link: link("Where it leads.", "/#services"),
});

const navLinks = (description: string) =>
  list(navLink, description, [{ label: "Services", link: "/#services" }]);

export const header = object("The bar at the top of every page.", {
  brand: text("The words that lead home.", "{business.name}"),
  logo: object("A picture beside the brand text or in its place; screen readers read the text.", {
    file: media("image", "Its file in `public/media`; an SVG is sharp at any size.", "logo.svg"),
    dark: media(
      "image",
      "The same for devices set to dark, if the first is hard to see there; of the same shape.",
      "logo-dark.svg",
    ).optional(),
    showName: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether the text shows beside it; default: yes, unless the picture is at least 2.5 times as wide as it is high, since only then a name in it is readable.",
        examples: [true],
      }),
  }).optional(),
  links: navLinks("The links of the menu."),
  action: action.optional().meta({ description: "The one button of the header." }),
  quickActions: list(
    action,
    "Up to three buttons at the bottom edge of a phone's screen, within the thumb's reach.",
    [{ label: "Call", link: "phone:", icon: "Phone" }],
    { max: 3 },
  ).default([]),
});

export type Header = z.output<typeof header>;

const linkGroup = object("A group of links under a heading.", {
  heading: text("The heading of the group.", "Services"),
  links: navLinks("The links of the group."),
});

export const footer = object(
  "The foot of every page; address and hours come from `business` and `locations`.",
  {
    text: markdown("A sentence under the brand.", "Websites for trades.").optional(),
    groups: list(linkGroup, "Groups of links.", [
      { heading: "Services", links: [{ label: "Local SEO", link: "/seo" }] },
    ]).default([]),
    contactHeading: text("The heading over address and contact.", "Get in touch").optional(),
    hoursHeading: text("The heading over the opening hours.", "Opening hours").optional(),
    action: action.optional().meta({ description: "The button beside the contact details." }),
    copyright: text(
      "The copyright notice; `{business.facts.year}` is the year in which the site is built.",
      "© {business.facts.year} {business.name}",
    ),
    smallLinks: list(navLink, "The links beside the copyright notice: privacy, search.", [
      { label: "Privacy", link: "/privacy" },
    ]).default([]),
  },
);
