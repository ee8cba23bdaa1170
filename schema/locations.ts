import * as z from "zod";
import { businessType } from "./business-types.ts";
import { mapAddress } from "./fields/endpoints.ts";
import { customName, fact, object, pageLink } from "./fields/fields.ts";
import { hoursShape } from "./hours.ts";
import { email, geo, locationAddress, phone, whatsapp } from "./place.ts";

export const location = object("One shop, office or practice of a business with several.", {
  name: fact("The name of the location; default: its town.", "Penryn").optional(),
  type: businessType("The type of business, if it differs from `business`.").optional(),
  address: locationAddress,
  geo: geo.optional(),
  phone: phone("The phone number with its country code.").optional(),
  whatsapp: whatsapp.optional(),
  email: email("The email address.").optional(),
  ...hoursShape,
  map: pageLink(
    "The web address of a map that shows it.",
    "https://www.google.com/maps?q={locations.penryn.geo}",
  ).optional(),
  mapEmbed: mapAddress(
    "The address of a map to embed in a `locations` section; it loads when a visitor asks for it.",
    "https://www.google.com/maps?q={locations.penryn.geo}&output=embed",
  ).optional(),
  directions: pageLink(
    "The web address that shows directions.",
    "https://www.google.com/maps/dir/?api=1&destination={locations.penryn.geo}",
  ).optional(),
  page: pageLink("The page about the location.", "/penryn").optional(),
});

export const locations = z
  .record(customName, location)
  .default({})
  .meta({
    description:
      "The locations of a business with several, by names that you choose: `{locations.penryn.phone}` is a token, `phone:penryn` a link.",
    examples: [{ penryn: { address: { street: "1 Your Street", locality: "Penryn" } } }],
  });

export type Location = z.output<typeof location>;
