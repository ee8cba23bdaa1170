import type { ShownHours } from "./hours.ts";
import type { Fact, Link, Literal } from "./values.ts";

/** One of several shops, offices or practices, as pages show it. */
export interface LocationModel {
  /** Its name in the config. */
  key: Literal;
  name: string;
  page: Link | null;
  facts: Fact[];
  address: string[];
  hours: ShownHours;
  map: Link | null;
}
