import type { SectionProps } from "../../model/section-definition.ts";
import { styled } from "../../theme/styled.tsx";
import { Board } from "../../ui/board.ts";
import { CardGrid } from "../../ui/card-grid.tsx";
import { LocationDetails } from "../../ui/locations.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";
import type { locations } from "./section.ts";

const Card = styled(Board)({ height: "100%" });

/** A card for each location. */
export const Locations = ({ text, ...props }: SectionProps<typeof locations>) => (
  <SectionFrame {...props} intro={text}>
    <CardGrid
      columns={3}
      cards={props.places.map(({ location, map }) => (
        <Card key={location.key}>
          <LocationDetails location={location} map={map} />
        </Card>
      ))}
    />
  </SectionFrame>
);
