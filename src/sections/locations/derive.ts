import { type Fields, type SectionContext, withoutRepeats } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** The selected locations, each with its map. */
export function deriveLocations(
  { locations, hoursElsewhere, locationMap, missing }: SectionContext,
  { only, showMaps }: Pick<Fields<typeof schema>, "only" | "showMaps">,
) {
  if (!only && locations.length === 0) missing("locations");
  const shown = withoutRepeats(hoursElsewhere);
  const names = only ?? locations.map(({ key }) => key);
  return {
    places: names.flatMap((name, at) => {
      const location = locations.find(({ key }) => key === name);
      if (!location) missing(`locations.${name}`, "only", at);
      if (!location) return [];
      return [{ location: shown(location), map: (showMaps && locationMap(name)) || null }];
    }),
  };
}
