import type { SectionProps } from "plumbline/kit";
import { Board, SectionFrame, styled, Text } from "plumbline/ui";
import type { gardenYear } from "./section.ts";

const Year = styled("ol")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: "1.5rem",
});

const Jobs = styled("ul")({
  marginTop: "0.75rem",
  paddingInlineStart: "1.25rem",
  listStyle: "disc",
});

export const GardenYear = (props: SectionProps<typeof gardenYear>) => (
  <SectionFrame {...props}>
    <Year>
      {props.seasons.map(({ name, jobs }) => (
        <Board key={name} as="li">
          <Text variant="h3">{name}</Text>
          <Jobs>
            {jobs.map((job) => (
              <li key={job}>{job}</li>
            ))}
          </Jobs>
        </Board>
      ))}
    </Year>
  </SectionFrame>
);
