import { markdown, text } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const privacy = section(
  "privacy",
  "The privacy notice. It writes itself from what the site does: forms, map, fonts, search. You add what a website cannot know.",
  {
    intro: markdown("A paragraph before it starts.", "The short version: no tracking.").optional(),
    retention: text(
      "How long you keep what people send you, and why.",
      "We keep enquiries for 12 months and invoices for six years, as tax law asks.",
    ),
    hosting: text(
      "Who serves the site's files and how long that company keeps its logs.",
      "The site is hosted by Example Hosting Ltd in London, which deletes its logs after 30 days.",
    ).optional(),
    updated: text("When you last read it through.", "21 November 2026").optional(),
  },
  { features: { privacyNotice: "always" } },
);
