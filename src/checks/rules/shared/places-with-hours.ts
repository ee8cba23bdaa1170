import type { Hours } from "../../../../schema/hours.ts";
import type { Site } from "../../../../schema/site.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { ZoneFacts } from "../../../hours/time-zone.ts";

interface Place {
  facts: Hours & ZoneFacts;
  /** Where in the config they are written. */
  path: Path;
}

/** All that has opening hours. */
export const placesWithHours = ({ business }: Pick<Site, "business">): Place[] => [
  { facts: business, path: ["business"] },
];
