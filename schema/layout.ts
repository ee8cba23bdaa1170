import * as z from "zod";
import {
  choice,
  flag,
  link,
  list,
  markdown,
  media,
  object,
  reference,
  text,
} from "./fields/fields.ts";
import { action } from "./fields/parts.ts";
import { withRules } from "./fields/rules.ts";

const navLink = object("A link in a menu.", {
  label: text("The words of the link.", "Services"),
  link: link("The target of the link.", "/#services"),
});

const NO_TARGET = "This entry leads nowhere: add a `link`, or `links` for a sub-menu.";

const hasTarget = ({ link, links }: { link?: unknown; links?: unknown }) =>
  link !== undefined || links !== undefined;

/** An entry of a menu. Without a link, its label is the heading of its links. */
const menuEntry = withRules(
  object("A link in a menu, or a label with links under it.", {
    label: navLink.shape.label,
    link: link(
      "Where the link leads: a page, a section, a phone number, an address. An entry with `links` needs none.",
      "/#services",
    ).optional(),
    links: list(
      navLink,
      "The links under it: a sub-menu in the header, an indented list in the footer. Menus have two levels.",
      [{ label: "Roof repairs", link: "/roof-repairs" }],
    ).optional(),
  }).refine(hasTarget, {
    error: NO_TARGET,
    path: ["label"],
    // A misspelt field is one problem.
    when: ({ issues }) => issues.length === 0,
  }),
  // An entry is omitted if all of its targets are.
  { holds: hasTarget, error: NO_TARGET, path: "label" },
);

const menuEntries = (description: string) =>
  list(menuEntry, description, [{ label: "Services", link: "/#services" }]);

export const header = object("The bar at the top of every page.", {
  layout: choice(
    ["beside", "centred", "over"],
    "The brand `beside` the menu; `centred` above it; or beside it and both `over` the picture of pages that start with one across the window. On phones, the menu is behind a button.",
  ).default("beside"),
  brand: text("The name of the site, which links to the home page.", "{business.name}"),
  logo: object("A picture beside or instead of the brand text; screen readers read the text.", {
    file: media(
      "image",
      "The file name in `public/media`; an SVG is sharp at any size.",
      "logo.svg",
    ),
    dark: media(
      "image",
      "The logo for dark mode, and for a header `over` a picture or a dark band, in the same shape, if `file` is hard to see there.",
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
  links: menuEntries("The links of the menu."),
  action: action.optional().meta({ description: "The button of the header." }),
  profiles: flag(
    "Whether the header shows the icons of `business.profiles`, of those services that have one.",
    false,
  ),
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
  links: menuEntries("The links of the group."),
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
    moreHours: list(
      reference("The name of times under `business.moreHours`.", "services"),
      "Times that are no opening hours, by their names under `business.moreHours`; each has a group with its label.",
      ["services"],
    ).default([]),
    action: action.optional().meta({ description: "The button beside the contact details." }),
    profiles: choice(
      ["icons", "links", "none"],
      "How the footer shows `business.profiles`: as `icons`, by service; as `links` with their names, among the contact details; or not at all.",
    ).default("icons"),
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
