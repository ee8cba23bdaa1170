import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { LocationModel } from "../model/location.ts";
import { type Opaque, opaque } from "../model/words.ts";
import { Anchor } from "./anchor.tsx";
import { FactList } from "./fact-list.tsx";
import { Hours } from "./open-now.tsx";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Place = styled("div")({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  "& > dl": { width: "100%" },
});

/** Each location of a business under its name: how to reach it, where it is, and when it is open. */
export function Locations({ locations }: { locations: readonly Opaque<LocationModel>[] }) {
  const texts = useTexts("facts");
  const { show } = useTexts("map");
  return locations.map(({ key, name, page, facts, address, hours, map }) => (
    <Place key={key}>
      <Typography variant="h3">{page ? <Anchor link={page}>{name}</Anchor> : name}</Typography>
      <FactList
        facts={[
          ...(address.length > 0 ? [{ label: opaque<string>(texts.address), text: address }] : []),
          ...facts,
          ...(hours.lines.length > 0
            ? [{ label: opaque<string>(texts.hours), text: <Hours {...hours} /> }]
            : []),
        ]}
      />
      {map && (
        <Anchor link={map}>
          {show}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Anchor>
      )}
    </Place>
  ));
}
