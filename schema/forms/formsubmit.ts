import { serviceAddress } from "../fields/endpoints.ts";
import { choice, flag } from "../fields/fields.ts";
import { service } from "./service.ts";
import { next, subject } from "./settings.ts";

/** As https://formsubmit.co/documentation has it. */
export const formsubmit = service(
  "formsubmit",
  "FormSubmit passes the form on by email, without an account.",
  {
    endpoint: serviceAddress(
      "formsubmit.co",
      "The service's address; `{business.email}` puts in where enquiries go.",
      "https://formsubmit.co/{business.email}",
    ),
    subject,
    captcha: flag("Lets the service show its own captcha page first.", false),
    template: choice(["table", "box", "basic"], "How the service lays out the email.").default(
      "table",
    ),
    next,
  },
  {
    postsTo: "endpoint",
    hidden: [
      { name: "_subject", setting: "subject" },
      { name: "_captcha", setting: "captcha" },
      { name: "_next", setting: "next" },
      { name: "_template", setting: "template" },
    ],
    honeypot: "_honey",
    takesFiles: true,
    names: { email: "email", file: "attachment" },
  },
);
