import {
  defineSection,
  heading,
  list,
  markdown,
  object,
  type SectionProps,
  text,
} from "plumbline/kit";
import { Board, SectionFrame, styled, Text } from "plumbline/ui";

const season = object("One part of the year.", {
  name: heading(3, "When it is.", "März und April"),
  jobs: list(text("A job.", "Rosen schneiden"), "What there is to do.", ["Rosen schneiden"]),
});

export const gardenYear = defineSection({
  type: "gardenYear",
  description: "The jobs of a garden through the year, season by season.",
  alsoCalled: ["calendar", "seasons", "gartenjahr"],
  schema: {
    heading: heading(2, "The heading over the year.", "Das Gartenjahr"),
    intro: markdown("A sentence or two under the heading.", "Was wann zu tun ist.").optional(),
    seasons: list(season, "The parts of the year, in order.", [
      { name: "März und April", jobs: ["Rosen schneiden"] },
    ]),
  },
  structuredData: (context, { heading, seasons }) => [
    {
      "@type": "ItemList",
      "@id": `${context.pageUrl}#garden-year`,
      name: heading,
      itemListElement: seasons.map(({ name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
      })),
    },
  ],
  fixtures: {
    minimal: {
      type: "gardenYear",
      heading: "Das Gartenjahr",
      seasons: [{ name: "Sommer", jobs: ["Hecke schneiden"] }],
    },
    full: {
      type: "gardenYear",
      id: "gartenjahr",
      background: "card",
      heading: "Durch das Jahr",
      intro: "Was *jetzt* zu tun ist.",
      seasons: [
        { name: "März", jobs: ["Rosen schneiden", "Beete lockern"] },
        { name: "Oktober", jobs: ["Zwiebeln stecken"] },
      ],
    },
  },
});

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
