import type { MapSettings } from "../../schema/forms.ts";
import type { ShownHours } from "./hours.ts";
import type { Fact, Link, Resolved } from "./values.ts";

/** One of several shops, offices or practices, as pages show it. */
export interface LocationModel {
  /** Its name in the config. */
  key: string;
  name: string;
  page: Link | null;
  facts: Fact[];
  address: string[];
  hours: ShownHours;
  map: Link | null;
  /** Where the way there is shown, under the words for that. */
  directions: { label: string; link: Link } | null;
}

/** A map that can be shown on a page. */
export type MapModel = Resolved<MapSettings>;
