import * as z from "zod";
import { businessType } from "./business-types.ts";
import { mapAddress } from "./fields/endpoints.ts";
import { fact, object, ownName, pageLink } from "./fields/fields.ts";
import { hoursShape } from "./hours.ts";
import { email, geo, locationAddress, phone, whatsapp } from "./place.ts";

export const location = object("One shop, office or practice of a business that has several.", {
  name: fact("Its name; default: the name of its town.", "Penryn").optional(),
  type: businessType(
    "What kind of business it is, if it is another than `business` says.",
  ).optional(),
  address: locationAddress,
  geo: geo.optional(),
  phone: phone("Its phone number, with its country code.").optional(),
  whatsapp: whatsapp.optional(),
  email: email("Its email address.").optional(),
  ...hoursShape,
  map: pageLink(
    "Where a map shows it: an address on the web.",
    "https://www.google.com/maps?q={locations.penryn.geo}",
  ).optional(),
  mapEmbed: mapAddress(
    "The address of its map to embed, for a `locations` section; it is loaded when a visitor asks for it.",
    "https://www.google.com/maps?q={locations.penryn.geo}&output=embed",
  ).optional(),
  directions: pageLink(
    "Where somebody is shown the way there: an address on the web.",
    "https://www.google.com/maps/dir/?api=1&destination={locations.penryn.geo}",
  ).optional(),
  page: pageLink("The page about it, if there is one.", "/penryn").optional(),
});

export const locations = z
  .record(ownName, location)
  .default({})
  .meta({
    description:
      "The locations of a business that has several, by names of your own: `{locations.penryn.phone}` is a token, `phone:penryn` a link.",
    examples: [{ penryn: { address: { street: "1 Your Street", locality: "Penryn" } } }],
  });

export type Location = z.output<typeof location>;
