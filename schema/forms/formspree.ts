import { serviceAddress } from "../fields/endpoints.ts";
import { service } from "./service.ts";
import { next, subject } from "./settings.ts";

/** As https://help.formspree.io has it; files and a page of one's own need a plan that has them. */
export const formspree = service(
  "formspree",
  "Formspree keeps what is sent and passes it on by email; a page of your own afterwards and files need a paid plan.",
  {
    endpoint: serviceAddress(
      "formspree.io",
      "The address of your form there.",
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
