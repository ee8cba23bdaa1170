import type { Business } from "../../../schema/business.ts";
import type { Rule } from "../engine/rule.ts";
import { countries } from "./shared/countries.ts";

type Geo = NonNullable<Business["geo"]>;

export const coordinates: Rule = {
  id: "coordinates",
  severity: "error",
  summary: "The place on the map lies in the country of the address.",
  explanation:
    "The map on your page and the pin that search engines show follow latitude and longitude, whatever " +
    "the address says. Latitude, north of the equator, comes first; longitude west of Greenwich is " +
    "negative. Maps on the web show both after a right-click on the place.",
  *checkSite({ config: { business } }) {
    const { geo, address } = business;
    if (!geo || isIn(address.country, geo)) return;
    const meant = slips(geo).find((each) => isIn(address.country, each));
    yield {
      path: ["business", "geo"],
      at: "key",
      basis: [
        ["business", "geo", "latitude"],
        ["business", "geo", "longitude"],
        ["business", "address", "country"],
      ],
      message: `Latitude ${geo.latitude} and longitude ${geo.longitude} are not in ${address.country}, the country of the address.`,
      hint: meant
        ? `Did you mean latitude ${meant.latitude} and longitude ${meant.longitude}?`
        : "Copy both from a map on the web: latitude first, longitude west of Greenwich with a minus.",
    };
  },
};

function isIn(country: Business["address"]["country"], { latitude, longitude }: Geo): boolean {
  const { south, north, west, east } = countries[country].bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** What may have been meant: the two the other way round, a minus too many or too few. */
const slips = ({ latitude, longitude }: Geo): Geo[] => [
  { latitude: longitude, longitude: latitude },
  { latitude, longitude: -longitude },
  { latitude: -latitude, longitude },
  { latitude: longitude, longitude: -latitude },
  { latitude: -longitude, longitude: latitude },
];
