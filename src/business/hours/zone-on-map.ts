import tzLookup from "@photostructure/tz-lookup";
import type { Geo } from "../../../schema/place.ts";
import { clocksOf } from "./time-zone.ts";

/** The time zone at some coordinates. Near a border it may be the neighbour's. */
export const zoneAt = ({ latitude, longitude }: Geo): string => tzLookup(latitude, longitude);

/** About 25 kilometres: the map of zones and some coordinates are less precise than a town. */
const MARGIN = 0.25;

/** Whether the clocks of a time zone are those at some coordinates, or of a zone close by. */
export function isZoneNear(zone: string, { latitude, longitude }: Geo): boolean {
  const steps = [-MARGIN, 0, MARGIN];
  const clocks = clocksOf(zone);
  return steps.some((north) =>
    steps.some((east) => {
      const near = {
        latitude: clamp(latitude + north, 90),
        longitude: clamp(longitude + east, 180),
      };
      return clocksOf(zoneAt(near)) === clocks;
    }),
  );
}

const clamp = (degrees: number, most: number) => Math.min(most, Math.max(-most, degrees));
