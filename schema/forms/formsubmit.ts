import { serviceAddress } from "../fields/endpoints.ts";
import { choice, flag } from "../fields/fields.ts";
import { service } from "./service.ts";
import { next, subject } from "./settings.ts";

/** Documentation: https://formsubmit.co/documentation */
export const formsubmit = service(
  "formsubmit",
  "FormSubmit",
  "FormSubmit forwards messages by email, without an account.",
  {
    endpoint: serviceAddress(
      "formsubmit.co",
      "The address at FormSubmit; it ends with the email address that receives messages.",
      "https://formsubmit.co/{business.email}",
    ),
    subject,
    captcha: flag("Whether FormSubmit shows a captcha before it sends the message.", false),
    template: choice(["table", "box", "basic"], "The layout of the email.").default("table"),
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
