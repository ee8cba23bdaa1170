import * as z from "zod";
import { formspree } from "./formspree.ts";
import { formsubmit } from "./formsubmit.ts";
import { mailto } from "./mailto.ts";
import { netlify } from "./netlify.ts";
import { own } from "./own.ts";

/** All form services by name. A new one needs one file beside this one and a line here and below. */
export const formServices = { formsubmit, netlify, formspree, mailto, own };

/** The contact form: its `service` decides which other settings it takes. */
export const contactForm = z
  .discriminatedUnion("service", [
    formsubmit.schema,
    netlify.schema,
    formspree.schema,
    mailto.schema,
    own.schema,
  ])
  .meta({
    description: "The contact form; start with its `service`.",
    examples: [{ service: "formsubmit", endpoint: "https://formsubmit.co/{business.email}" }],
  });

export type ContactSettings = z.output<typeof contactForm>;
