import type { z } from "zod";
import { formAddress, knownEndpoint, mapAddress } from "./fields/endpoints.ts";
import { choice, literalText, object, pageLink, text } from "./fields/fields.ts";
import { contactForm } from "./forms/services.ts";

const hiddenField = (description: string, name: string, value: string) =>
  object(description, {
    name: literalText("The field's name, as the provider gives it.", name),
    value: literalText("The field's value, as the provider gives it.", value),
  });

const signupForm = object("The sign-up form: the browser posts it to the email provider.", {
  endpoint: formAddress(
    "The provider's subscribe address for this form.",
    "https://newsletter.example/forms/1/subscribe",
    // Asked before the form is sent, whether the service is there.
    "connect-src",
  ),
  marker: hiddenField(
    "The field that marks a submission, if the provider asks for one.",
    "ml-submit",
    "1",
  ).optional(),
  antiForgery: hiddenField(
    "The provider's anti-forgery flag, if it has one.",
    "anticsrf",
    "true",
  ).optional(),
  next: pageLink("The page that visitors are taken to afterwards.", "/subscribe-successful"),
  trackingUrl: knownEndpoint(
    "An address of the provider that is called whenever the form is shown; leave out for none.",
    "https://newsletter.example/forms/1/view",
    "connect-src",
  ).optional(),
  scriptUrl: knownEndpoint(
    "A script of the provider to load with the form; leave out for none.",
    "https://newsletter.example/forms.js",
    "script-src",
  ).optional(),
});

export const forms = object("Where the forms of the site are sent.", {
  contact: contactForm.optional(),
  signup: signupForm.optional(),
  privacy: pageLink(
    "The page with the privacy notice, for the link below each form; default: the first page with a `privacy` section.",
    "/privacy",
  ).optional(),
});

export const map = object("The map of the contact section.", {
  embedUrl: mapAddress(
    "The address of the map to embed.",
    "https://www.google.com/maps?q={business.geo}&output=embed",
  ),
  linkUrl: knownEndpoint(
    "The address of the map's own page.",
    "https://www.google.com/maps?q={business.geo}",
  ),
  title: text("What the map shows.", "Map of {business.address.locality}"),
  load: choice(
    ["click", "visible"],
    "`click` loads the map when a visitor asks for it; `visible` when it scrolls into view.",
  ).default("click"),
});

export type Forms = z.output<typeof forms>;
export type MapSettings = z.output<typeof map>;
