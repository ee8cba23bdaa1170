import { mailAddress } from "../fields/endpoints.ts";
import { service } from "./service.ts";
import { subject } from "./settings.ts";

/**
 * Where no script runs, browsers write the message as the standard has it, Chromium only roughly so
 * (src/sections/contact/open-mail.ts does it right):
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mailto-body
 */
export const mailto = service(
  "mailto",
  "No service: the visitor's own mail program opens with the answers in it. Nothing is sent where there is none, so it is second best.",
  {
    endpoint: mailAddress("Where the message goes.", "mailto:{business.email}"),
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
