import { markdown, text } from "../../../schema/fields/fields.ts";

export const schema = {
  intro: markdown("A paragraph before it starts.", "The short version: no tracking.").optional(),
  retention: text(
    "How long you keep what people send you, and why.",
    "We keep enquiries for 12 months and invoices for six years, as tax law asks.",
  ),
  hosting: text(
    "Who serves the site's files and how long that company keeps its logs.",
    "The site is hosted by Example Hosting Ltd in London, which deletes its logs after 30 days.",
  ).optional(),
  law: markdown(
    "What the law of your country wants said, and the notice does not say by itself: your grounds, visitors' rights, the authority for complaints. The notice knows the law of the United Kingdom, the European Economic Area and Switzerland; there you write only what is special to you, such as your professional body or the authority of your federal state.",
    "The Privacy Act 1988 applies to us. Complaints go to the Office of the Australian Information Commissioner: [oaic.gov.au](https://www.oaic.gov.au).",
  ).optional(),
  updated: text("When you last read it through.", "21 November 2026").optional(),
};
