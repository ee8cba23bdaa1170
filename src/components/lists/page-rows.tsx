import { styled } from "../../looks/theme/styled.tsx";
import type { PageEntry } from "../../model/page-list.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ItemHeading } from "../ui/heading-level.tsx";
import { Picture } from "../ui/picture.tsx";

const List = styled("ol")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gap: "1rem clamp(1.5rem, 3vw, 2.5rem)",
    paddingBlock: "1.5rem",
    borderTop: "1px solid var(--line)",
  },
  "& img": { borderRadius: theme.look.corner },
  [theme.breakpoints.up("sm")]: {
    '& > li[data-picture="true"]': { gridTemplateColumns: "12rem minmax(0, 1fr)" },
  },
}));

const Words = styled("div")({
  display: "grid",
  gap: "0.5rem",
  alignContent: "start",
  maxWidth: "44rem",
  "& time": { color: "var(--muted)", fontSize: "0.9375rem" },
});

interface PageRowsProps {
  entries: readonly PageEntry[];
  /** The level of their headings in a section with a heading. */
  level?: 3 | 4;
}

/** Pages one below the other, each with its picture, date, title and text. */
export const PageRows = ({ entries, level = 3 }: PageRowsProps) => (
  <List>
    {entries.map(({ href, label, description, date, day, picture }) => (
      <li key={href} data-picture={picture !== null}>
        {picture && <Picture {...picture} sizes="(min-width: 600px) 12rem, 92vw" />}
        <Words>
          {date && day && <time dateTime={date}>{day}</time>}
          <ItemHeading level={level}>
            <Anchor link={{ href }}>{label}</Anchor>
          </ItemHeading>
          {description && <p>{description}</p>}
        </Words>
      </li>
    ))}
  </List>
);
