import { pageLink, text } from "../fields/fields.ts";

/** Settings that several services have. */
export const subject = text(
  "Subject of the email that reaches you.",
  "New enquiry from the website",
).optional();

export const next = pageLink(
  "The page that visitors see once the message is sent; left out, the service shows one of its own.",
  "/message-sent.html",
).optional();
