import { mailAddress } from "../fields/endpoints.ts";
import { service } from "./service.ts";
import { subject } from "./settings.ts";

/**
 * Without scripts, browsers format the message as the standard says, Chromium only roughly
 * (src/sections/contact/open-mail.ts does it exactly):
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mailto-body
 */
export const mailto = service(
  "mailto",
  "The visitor's mail program",
  "No service: the visitor's mail program opens with the answers. Visitors without a mail program cannot send anything.",
  {
    endpoint: mailAddress(
      "The email address that receives messages, after `mailto:`.",
      "mailto:{business.email}",
    ),
    subject,
  },
  {
    postsTo: "endpoint",
    hidden: [],
    query: [{ name: "subject", setting: "subject" }],
    enctype: "text/plain",
    takesFiles: false,
    host: null,
  },
);
