import type { SectionProps } from "plumbline/kit";
import { Actions, part, SectionFrame, styled } from "plumbline/ui";
import { AuthorNote } from "./author-note.tsx";
import { Entries, Featured, YearHeading, YearLinks } from "./entries.tsx";
import type { pageList } from "./section.ts";
import { yearAnchor } from "./year-anchor.ts";

const Below = styled("div")(part("foot", { marginTop: "clamp(1.5rem, 4vw, 2.5rem)" }));

/** Other pages of the site. */
export function PageList(props: SectionProps<typeof pageList>) {
  const { id, layout, lead, groups, yearsLabel, about, more } = props;
  const years = groups.filter(({ year }) => year !== null);
  if (!lead && groups.every(({ entries }) => entries.length === 0)) return null;
  return (
    <SectionFrame {...props}>
      {about && <AuthorNote {...about} />}
      {lead && <Featured {...lead} />}
      {years.length > 1 && <YearLinks label={yearsLabel} id={id} years={years} />}
      {groups.map(({ year, title, entries }) => (
        <div key={year}>
          {year && <YearHeading id={yearAnchor(id, year)}>{title}</YearHeading>}
          <Entries layout={layout} entries={entries} level={year ? 4 : 3} />
        </div>
      ))}
      {more && (
        <Below>
          <Actions actions={[more]} />
        </Below>
      )}
    </SectionFrame>
  );
}
