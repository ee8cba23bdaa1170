import { nearestWord } from "../../../diagnostics/suggest.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const unknownRegion = defineCheck({
  id: "unknown-region",
  severity: "info",
  summary: "The region of an address is a part of its country.",
  explanation:
    "Search engines read the region, and the check goes by it when it asks whether you are open on public " +
    "holidays, of which many are for some regions alone. Countries are known whose parts have holidays of their own: " +
    "Australia, Austria, Britain with its counties, Canada, Germany, Spain, Switzerland and the United States.",
  *checkSite(site) {
    for (const { at, otherRegions } of site.holidays) {
      const place = placesOf(site.config).find((each) => String(each.at) === String(at));
      const region = place?.address.region;
      if (!otherRegions || region === undefined) continue;
      const meant = nearestWord(region, otherRegions);
      yield {
        path: [...at, "address", "region"],
        message: `"${region}" is no region of ${place?.address.country} that is known, so only holidays of the whole country are asked for.`,
        hint: meant
          ? `Did you mean "${meant}"?`
          : `Write it as it is called there, or by its code: ${otherRegions.slice(0, NAMED).join(", ")}${otherRegions.length > NAMED ? " …" : ""}`,
      };
    }
  },
});

/** So many names show how they are written. */
const NAMED = 4;
