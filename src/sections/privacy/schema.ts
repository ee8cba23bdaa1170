import { markdown, text } from "plumbline/kit";

export const schema = {
  intro: markdown("A paragraph before the notice.", "The short version: no tracking.").optional(),
  retention: text(
    "How long you keep what people send you, and why.",
    "We keep enquiries for 12 months and invoices for six years, as tax law asks.",
  ),
  hosting: text(
    "Which company hosts the site and how long it keeps its logs.",
    "The site is hosted by Example Hosting Ltd in London, which deletes its logs after 30 days.",
  ).optional(),
  law: markdown(
    "What the law of your country requires beyond the notice: your legal grounds, visitors' rights, the authority for complaints. The notice already covers the United Kingdom, the European Economic Area and Switzerland; there, add only your own specifics, such as your professional body or the authority of your federal state.",
    "The Privacy Act 1988 applies to us. Complaints go to the Office of the Australian Information Commissioner: [oaic.gov.au](https://www.oaic.gov.au).",
  ).optional(),
  updated: text("The date when you last reviewed the notice.", "21 November 2026").optional(),
};
