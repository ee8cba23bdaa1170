import type { SectionProps } from "plumbline/kit";
import { Anchor, ItemHeading, Picture, SectionFrame, styled } from "plumbline/ui";
import type { newsList } from "./section.ts";

type NewsListProps = SectionProps<typeof newsList>;

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

/** A list of entries, newest first. */
export const NewsList = ({ text, ...props }: NewsListProps) => (
  <SectionFrame {...props} intro={text}>
    <List>
      {props.entries.map(({ href, label, description, date, day, picture }) => (
        <li key={href} data-picture={picture !== null}>
          {picture && <Picture {...picture} sizes="(min-width: 600px) 12rem, 92vw" />}
          <Words>
            <time dateTime={date}>{day}</time>
            <ItemHeading>
              <Anchor link={{ href }}>{label}</Anchor>
            </ItemHeading>
            <p>{description}</p>
          </Words>
        </li>
      ))}
    </List>
  </SectionFrame>
);
