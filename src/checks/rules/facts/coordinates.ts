import type { Geo } from "../../../../schema/place.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { borders } from "../../../lib/borders.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const coordinates = defineCheck({
  id: "coordinates",
  severity: "error",
  summary: "The position on the map is in the country of the address.",
  explanation:
    "The map on your page and the pin that search engines show follow latitude and longitude, whatever " +
    "the address says. Latitude, north of the equator, comes first; longitude west of Greenwich is " +
    "negative. Maps on the web show both after a right-click.",
  *checkSite({ config }) {
    for (const { at, geo, address } of placesOf(config)) {
      if (!geo || isIn(address.country, geo)) continue;
      const suggestion = slips(geo).find((each) => isIn(address.country, each));
      yield {
        path: [...at, "geo"],
        at: "key",
        message: `Latitude ${geo.latitude} and longitude ${geo.longitude} are not in ${address.country}, the country of the address.`,
        hint: suggestion
          ? didYouMean(suggestion)
          : "Copy both from a map on the web: latitude first, longitude west of Greenwich with a minus.",
      };
    }
  },
});

/** A country without known borders contains every position. */
const isIn = (country: string, { latitude, longitude }: Geo): boolean =>
  borders().isIn([longitude, latitude], country) ?? !borders().feature(country);

/** Likely mistakes: both values swapped, or a minus too many or too few. */
const slips = ({ latitude, longitude }: Geo): Geo[] => [
  { latitude: longitude, longitude: latitude },
  { latitude, longitude: -longitude },
  { latitude: -latitude, longitude },
  { latitude: longitude, longitude: -latitude },
  { latitude: -longitude, longitude: latitude },
];
