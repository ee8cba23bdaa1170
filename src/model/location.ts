import type { MapSettings } from "../../schema/forms.ts";
import type { DisplayHours } from "./hours.ts";
import type { Fact, Link, Resolved } from "./values.ts";

/** One of several shops, offices or practices, ready for display. */
export interface LocationModel {
  /** Its key in the config. */
  key: string;
  name: string;
  page: Link | null;
  facts: Fact[];
  address: string[];
  hours: DisplayHours;
  map: Link | null;
  /** A link to a route planner, with its label. */
  directions: { label: string; link: Link } | null;
}

export type MapModel = Resolved<MapSettings>;
