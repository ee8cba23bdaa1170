import { location as locationSchema } from "../../schema/locations.ts";
import type { Wording } from "../catalogue/texts.ts";
import { shownHours } from "../hours/shown.ts";
import type { LocationModel } from "../model/location.ts";
import { addressLines } from "../resolve/address.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { contactFacts } from "../resolve/facts.ts";
import { locationsOf, type SiteLocation } from "../resolve/locations.ts";
import { resolveFields } from "../resolve/resolve.ts";

export const siteLocations = (env: ResolveEnvironment): SiteLocation[] =>
  locationsOf(env).map((location) => {
    const { map, page } = location;
    const at = ["locations", location.key];
    const links = resolveFields(linksSchema, { map, page }, at, env);
    return { ...location, map: links.map, page: links.page };
  });

const linksSchema = locationSchema.pick({ map: true, page: true });

/** A location as pages show it. */
export const shownLocation = (location: SiteLocation, wording: Wording): LocationModel => ({
  key: location.key,
  name: location.name,
  page: location.page ?? null,
  facts: contactFacts(location, wording),
  address: addressLines(location.address),
  hours: shownHours(location, wording),
  map: location.map ?? null,
});
