import type { ComponentProps } from "react";
import type { LocationModel, MapModel } from "../model/location.ts";
import { styled } from "../theme/styled.tsx";
import { Anchor } from "./anchor.tsx";
import { FactList } from "./fact-list.tsx";
import { MapEmbed } from "./map-embed.tsx";
import { Hours } from "./open-now.tsx";
import { Text } from "./text.tsx";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Place = styled("div")({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  "& > dl": { width: "100%" },
});

/** One long line does not move all of them under their label. */
const BesideLabel = styled("div")({ "dd:has(> &)": { flexBasis: "15rem" } });

/** Opening hours as a fact among others. */
export const HoursFact = (hours: ComponentProps<typeof Hours>) => (
  <BesideLabel>
    <Hours {...hours} />
  </BesideLabel>
);

/** Each location of a business under its name. */
export const Locations = ({ locations }: { locations: readonly LocationModel[] }) =>
  locations.map((location) => <LocationDetails key={location.key} location={location} />);

interface LocationDetailsProps {
  location: LocationModel;
  /** Left out, there is only a link to its map. */
  map?: MapModel | null;
}

/** A location under its name: how to reach it, where it is, and when it is open. */
export function LocationDetails({ location, map }: LocationDetailsProps) {
  const texts = useTexts("facts");
  const { show } = useTexts("map");
  const { name, page, facts, address, hours, directions } = location;
  return (
    <Place>
      <Text variant="h3">{page ? <Anchor link={page}>{name}</Anchor> : name}</Text>
      <FactList
        facts={[
          ...(address.length > 0 ? [{ label: texts.address, text: address }] : []),
          ...facts,
          ...(hours.lines.length > 0
            ? [{ label: texts.hours, text: <HoursFact {...hours} /> }]
            : []),
        ]}
      />
      {map ? (
        <MapEmbed {...map} of={name} />
      ) : (
        location.map && (
          <Anchor link={location.map}>
            {show}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Anchor>
        )
      )}
      {directions && (
        <Anchor link={directions.link}>
          {directions.label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Anchor>
      )}
    </Place>
  );
}
