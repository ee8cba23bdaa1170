import { pageLink, text } from "../fields/fields.ts";

/** Settings that several services have. */
export const subject = text(
  "The subject of the email that you receive.",
  "New enquiry from the website",
).optional();

export const next = pageLink(
  "The page that visitors see after sending; default: a page of the service.",
  "/message-sent.html",
).optional();
