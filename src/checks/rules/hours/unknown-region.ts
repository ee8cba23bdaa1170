import { nearestWord } from "../../../diagnostics/suggest.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const unknownRegion = defineCheck({
  id: "unknown-region",
  severity: "info",
  summary: "The region of an address exists in its country.",
  explanation:
    "Search engines read the region, and the check uses it to find your public " +
    "holidays, many of which are regional. The regions of these countries are known: " +
    "Australia, Austria, Britain with its counties, Canada, Germany, Spain, Switzerland and the United States.",
  *checkSite(site) {
    for (const { at, otherRegions } of site.holidays) {
      const place = placesOf(site.config).find((each) => String(each.at) === String(at));
      const region = place?.address.region;
      if (!otherRegions || region === undefined) continue;
      const suggestion = nearestWord(region, otherRegions);
      yield {
        path: [...at, "address", "region"],
        message: `"${region}" is not a known region of ${place?.address.country}, so only national holidays are considered.`,
        hint: suggestion
          ? `Did you mean "${suggestion}"?`
          : `Write its local name or its code: ${otherRegions.slice(0, NAMED).join(", ")}${otherRegions.length > NAMED ? " …" : ""}`,
      };
    }
  },
});

/** The number of names that show the spelling. */
const NAMED = 4;
