import type { SectionProps } from "plumbline/kit";
import { LocationGrid, SectionFrame } from "plumbline/ui";
import type { locations } from "./section.ts";

/** Each location, with its map. */
export const Locations = ({ text, places, ...frame }: SectionProps<typeof locations>) => (
  <SectionFrame {...frame} intro={text}>
    <LocationGrid places={places} />
  </SectionFrame>
);
