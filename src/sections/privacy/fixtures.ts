import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "privacy", retention: "Enquiries go after a year." },
  full: {
    type: "privacy",
    id: "notice",
    background: "card",
    intro: "Roofers *keep* little.",
    retention: "Enquiries go after a year, invoices after six.",
    hosting: "Slate Hosting Ltd serves the files and drops its logs after a week.",
    law: "The *Slate Act* asks us to say this.",
    updated: "the first of May",
  },
} satisfies Fixtures<typeof schema>;
