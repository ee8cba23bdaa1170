import { serviceAddress } from "../fields/endpoints.ts";
import { service } from "./service.ts";
import { next, subject } from "./settings.ts";

/** Documentation: https://help.formspree.io */
export const formspree = service(
  "formspree",
  "Formspree",
  "Formspree stores messages and forwards them by email; `next` and files need a paid plan.",
  {
    endpoint: serviceAddress(
      "formspree.io",
      "The address of your form at Formspree.",
      "https://formspree.io/f/abcdwxyz",
    ),
    subject,
    next,
  },
  {
    postsTo: "endpoint",
    hidden: [
      { name: "_subject", setting: "subject" },
      { name: "_next", setting: "next" },
    ],
    honeypot: "_gotcha",
    takesFiles: true,
    names: { email: "email" },
  },
);
