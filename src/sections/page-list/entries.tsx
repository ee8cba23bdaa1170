import type { PageEntry } from "plumbline/kit";
import {
  Board,
  CardGrid,
  CardPicture,
  ItemHeading,
  PageRows,
  Picture,
  styled,
  Text,
} from "plumbline/ui";
import { yearAnchor } from "./year-anchor.ts";

type Level = 3 | 4;

/** The whole card is clickable. */
const CardLink = styled("a")({
  color: "inherit",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: "3px solid var(--link)", outlineOffset: 3 },
});

const Card = styled(Board)({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "0.625rem",
  height: "100%",
  "&:has(a):hover": { borderColor: "var(--ink)" },
});

const When = styled("time")({ color: "var(--muted)", fontSize: "0.9375rem" });

const Title = ({ href, label, level }: PageEntry & { level: Level }) => (
  <ItemHeading level={level}>
    <CardLink href={href}>{label}</CardLink>
  </ItemHeading>
);

const EntryCard = (props: PageEntry & { level: Level }) => (
  <Card>
    {props.picture && <CardPicture {...props.picture} />}
    {props.date && props.day && <When dateTime={props.date}>{props.day}</When>}
    <Title {...props} />
    {props.description && (
      <Text variant="body2" color="textSecondary">
        {props.description}
      </Text>
    )}
  </Card>
);

const Large = styled("article")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gap: "1.25rem clamp(1.5rem, 4vw, 3.5rem)",
  alignItems: "center",
  marginBottom: "clamp(2rem, 5vw, 3.5rem)",
  "& img": { aspectRatio: "3 / 2", objectFit: "cover", borderRadius: theme.look.corner },
  [theme.breakpoints.up("md")]: { '&[data-picture="true"]': { gridTemplateColumns: "7fr 5fr" } },
}));

const Words = styled("div")({ display: "grid", gap: "0.75rem", maxWidth: "46rem" });

const LargeTitle = styled(ItemHeading)({
  "&&": { fontSize: "clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem)" },
});

/** The larger entry before the others. */
export const Featured = (props: PageEntry) => (
  <Large data-picture={props.picture !== null}>
    {props.picture && <Picture {...props.picture} sizes="(min-width: 860px) 41rem, 92vw" />}
    <Words>
      {props.date && props.day && <When dateTime={props.date}>{props.day}</When>}
      <LargeTitle>
        <CardLink href={props.href}>{props.label}</CardLink>
      </LargeTitle>
      {props.description && (
        <Text variant="subtitle1" color="textSecondary">
          {props.description}
        </Text>
      )}
    </Words>
  </Large>
);

const Lines = styled("ul")(({ theme }) => ({
  maxWidth: "46rem",
  ...theme.look.parts.column,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.125rem 1.5rem",
    paddingBlock: "0.75rem",
    borderTop: "1px solid var(--line)",
  },
  "& p": { flexBasis: "100%", color: "var(--muted)" },
}));

const LineTitle = styled(ItemHeading)({ "&&": { fontSize: "1.0625rem" } });

const CompactLines = ({ entries, level }: { entries: readonly PageEntry[]; level: Level }) => (
  <Lines>
    {entries.map(({ href, label, date, day, description }) => (
      <li key={href}>
        <LineTitle level={level}>
          <a href={href}>{label}</a>
        </LineTitle>
        {date && day && <When dateTime={date}>{day}</When>}
        {description && <p>{description}</p>}
      </li>
    ))}
  </Lines>
);

interface EntriesProps {
  layout: "cards" | "list" | "compact";
  entries: readonly PageEntry[];
  level: Level;
}

export function Entries({ layout, entries, level }: EntriesProps) {
  if (entries.length === 0) return null;
  if (layout === "list") return <PageRows entries={entries} level={level} />;
  if (layout === "compact") return <CompactLines entries={entries} level={level} />;
  const cards = entries.map((entry) => <EntryCard key={entry.href} {...entry} level={level} />);
  return <CardGrid cards={cards} columns={3} layout="equal" />;
}

const Years = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1.25rem",
  marginBottom: "1.5rem",
});

interface YearLinksProps {
  label: string;
  /** The id of the section. */
  id: string | undefined;
  years: readonly { year: string | null; title: string }[];
}

export const YearLinks = ({ label, id, years }: YearLinksProps) => (
  <nav aria-label={label}>
    <Years>
      {years.map(({ year, title }) => (
        <li key={year}>
          <a href={`#${yearAnchor(id, year ?? "")}`}>{title}</a>
        </li>
      ))}
    </Years>
  </nav>
);

export const YearHeading = styled(ItemHeading)({
  "&&": { marginBlock: "2rem 1rem", scrollMarginTop: "6rem" },
});
