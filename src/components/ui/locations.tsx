import type { ComponentProps } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import type { LocationModel, MapModel } from "../../model/location.ts";
import { Anchor } from "./anchor.tsx";
import { Board } from "./board.ts";
import { CardGrid } from "./card-grid.tsx";
import { FactList } from "./fact-list.tsx";
import { ItemHeading } from "./heading-level.tsx";
import { MapEmbed } from "./map-embed.tsx";
import { Hours } from "./open-now.tsx";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Place = styled("div")({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  "& > dl": { width: "100%" },
});

/** One long line does not wrap all of them below their label. */
const BesideLabel = styled("div")({ "dd:has(> &)": { flexBasis: "15rem" } });

/** Opening hours in a fact list. */
export const HoursFact = (hours: ComponentProps<typeof Hours>) => (
  <BesideLabel>
    <Hours {...hours} />
  </BesideLabel>
);

/** More locations than this need the full width of the page. */
export const MAX_SIDE_BY_SIDE = 3;

/** If there are more than this, each unfolds on a click. */
const MAX_UNFOLDED = 9;

interface LocationDetailsProps {
  location: LocationModel;
  /** Without it, there is only a link to the map. */
  map?: MapModel | null;
}

/** All locations, each under its name. */
export const Locations = ({ locations }: { locations: readonly LocationModel[] }) =>
  locations.map((location) => <LocationDetails key={location.key} location={location} />);

const Card = styled(Board)({ height: "100%" });

const LocationNames = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  columnGap: "clamp(1.25rem, 3vw, 2.5rem)",
  alignItems: "start",
});

const FoldedLocation = styled("details")({
  borderTop: "1px solid var(--line)",
  paddingBlock: "0.75rem",
  "& > summary": { cursor: "pointer" },
  "& h2, & h3": { display: "inline" },
  "&[open] > summary": { marginBottom: "0.75rem" },
  // Print shows folded content.
  "@media print": { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
});

/** Locations across the page: a card each, or names that unfold if there are many. */
export const LocationGrid = ({ places }: { places: readonly LocationDetailsProps[] }) =>
  places.length > MAX_UNFOLDED ? (
    <LocationNames>
      {places.map((place) => (
        <li key={place.location.key}>
          <FoldedLocation>
            <summary>
              <ItemHeading>{place.location.name}</ItemHeading>
            </summary>
            <Place>
              {place.location.page && <LocationName {...place} />}
              <LocationFacts {...place} />
            </Place>
          </FoldedLocation>
        </li>
      ))}
    </LocationNames>
  ) : (
    <CardGrid
      columns={3}
      cards={places.map((place) => (
        <Card key={place.location.key}>
          <LocationDetails {...place} />
        </Card>
      ))}
    />
  );

/** A location under its name: contact, map and opening hours. */
function LocationDetails(props: LocationDetailsProps) {
  return (
    <Place>
      <ItemHeading>
        <LocationName {...props} />
      </ItemHeading>
      <LocationFacts {...props} />
    </Place>
  );
}

/** The name of a location, linked to the page about it. */
const LocationName = ({ location: { name, page } }: Pick<LocationDetailsProps, "location">) =>
  page ? <Anchor link={page}>{name}</Anchor> : name;

function LocationFacts({ location, map }: LocationDetailsProps) {
  const texts = useTexts("facts");
  const { show } = useTexts("map");
  const { name, facts, address, hours, directions } = location;
  return (
    <>
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
    </>
  );
}
