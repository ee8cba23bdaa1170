import type { SectionProps } from "plumbline/kit";
import { Actions, ItemHeading, Markdown, SplitSection, styled, Text, useTexts } from "plumbline/ui";
import type { jobs } from "./section.ts";

type Props = SectionProps<typeof jobs>;
type Job = Props["jobs"][number];

const List = styled("ul")({ display: "grid", gap: "2.5rem" });

const Vacancy = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.75rem",
  justifyItems: "start",
  paddingTop: "1.5rem",
  borderTop: theme.look.edge,
}));

const Terms = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1.25rem",
  fontWeight: 600,
  fontVariantNumeric: "var(--digits)",
});

export function Jobs(props: Props) {
  const { none } = useTexts("jobs");
  return (
    <SplitSection {...props}>
      {props.jobs.length > 0 ? (
        <List>
          {props.jobs.map((job, index) => (
            <JobEntry key={job.title} {...job} deadline={props.deadlines[index]} />
          ))}
        </List>
      ) : props.none ? (
        <Markdown nodes={props.none} />
      ) : (
        <Text>{none}</Text>
      )}
    </SplitSection>
  );
}

function JobEntry(job: Job & { deadline: string | null | undefined }) {
  const { title, text, deadline, actions } = job;
  return (
    <Vacancy>
      <ItemHeading>{title}</ItemHeading>
      <JobTerms {...job} />
      {text && <Markdown nodes={text} headingLevel={4} />}
      {deadline && <Text color="textSecondary">{deadline}</Text>}
      <Actions actions={actions} />
    </Vacancy>
  );
}

/** Kind, place, pay and beginning, as far as they are known. */
function JobTerms({ kinds = [], place, remote, pay, begins }: Job) {
  const texts = useTexts("jobs");
  const terms = [
    kinds.map((kind) => texts[kind]).join(", "),
    place,
    remote && texts.remote,
    pay && [pay.shownPrice, pay.per].filter(Boolean).join(" "),
    begins,
  ].filter(Boolean);
  return terms.length === 0 ? null : (
    <Terms>
      {terms.map((term) => (
        <li key={String(term)}>{term}</li>
      ))}
    </Terms>
  );
}
