import { styled } from "@mui/material/styles";
import type { SectionModel } from "../../model/route.ts";
import { Board } from "../../ui/board.ts";
import { LocationDetails } from "../../ui/locations.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";
import type { deriveLocations } from "./derive.ts";

const Grid = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 21rem), 1fr))",
  gap: "1.5rem",
  "& > li > *": { height: "100%", alignContent: "start" },
});

/** A card for each location. */
export const Locations = ({
  text,
  ...props
}: SectionModel<"locations", typeof deriveLocations>) => (
  <SectionFrame {...props} intro={text}>
    <Grid>
      {props.places.map(({ location, map }) => (
        <li key={location.key}>
          <Board>
            <LocationDetails location={location} map={map} />
          </Board>
        </li>
      ))}
    </Grid>
  </SectionFrame>
);
