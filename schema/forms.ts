import * as z from "zod";
import { formAddress, knownEndpoint, mapAddress } from "./fields/endpoints.ts";
import { choice, customName, literalText, object, pageLink, text } from "./fields/fields.ts";
import { contactForm } from "./forms/services.ts";

const hiddenField = (description: string, name: string, value: string) =>
  object(description, {
    name: literalText("The name of the field, from the provider.", name),
    value: literalText("The value of the field, from the provider.", value),
  });

const signupForm = object("The sign-up form: the browser posts it to the email provider.", {
  endpoint: formAddress(
    "The address at the provider that the form is posted to.",
    "https://newsletter.example/forms/1/subscribe",
    // Before the form is sent, a request tests whether the service is available.
    "connect-src",
  ),
  marker: hiddenField(
    "The field that marks a submission, if the provider requires one.",
    "ml-submit",
    "1",
  ).optional(),
  antiForgery: hiddenField(
    "The anti-forgery field, if the provider requires one.",
    "anticsrf",
    "true",
  ).optional(),
  next: pageLink("The page that visitors see after signing up.", "/subscribe-successful"),
  trackingUrl: knownEndpoint(
    "The address that the provider counts views of the form by.",
    "https://newsletter.example/forms/1/view",
    "connect-src",
  ).optional(),
  scriptUrl: knownEndpoint(
    "The provider's script to load with the form.",
    "https://newsletter.example/forms.js",
    "script-src",
  ).optional(),
});

export const forms = object("The forms of the site and where they are sent.", {
  contact: contactForm.optional(),
  more: z
    .record(customName, contactForm)
    .optional()
    .meta({
      description:
        "More forms, by names that you choose: each has its own fields and recipient, and a `contact` section names one in `form`.",
      examples: [
        {
          hall: {
            service: "formsubmit",
            endpoint: "https://formsubmit.co/hall@your-domain.example",
          },
        },
      ],
    }),
  signup: signupForm.optional(),
  privacy: pageLink(
    "The page with the privacy notice, for the link under each form; default: the first page with a `privacy` section.",
    "/privacy",
  ).optional(),
});

export const map = object("The map of the contact section.", {
  embedUrl: mapAddress(
    "The address of a map to embed.",
    "https://www.google.com/maps?q={business.geo}&output=embed",
  ),
  linkUrl: knownEndpoint(
    "The web address of the map's page.",
    "https://www.google.com/maps?q={business.geo}",
  ),
  title: text("A title for the map, for screen readers.", "Map of {business.address.locality}"),
  load: choice(
    ["click", "visible"],
    "When the map loads: `click`, when a visitor asks for it, or `visible`, when it scrolls into view.",
  ).default("click"),
});

export type Forms = z.output<typeof forms>;
export type MapSettings = z.output<typeof map>;
