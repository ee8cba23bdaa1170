import { LocationGrid } from "../../components/ui/locations.tsx";
import { SectionFrame } from "../../components/ui/section-frame.tsx";
import type { SectionProps } from "../../model/section-definition.ts";
import type { locations } from "./section.ts";

/** Each location, with its map. */
export const Locations = ({ text, places, ...frame }: SectionProps<typeof locations>) => (
  <SectionFrame {...frame} intro={text}>
    <LocationGrid places={places} />
  </SectionFrame>
);
