import type { SectionProps } from "../../model/section-definition.ts";
import { styled } from "../../theme/styled.tsx";
import { CardPicture } from "../../ui/card-picture.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionFrame, SplitSection } from "../../ui/section-frame.tsx";
import { Text } from "../../ui/text.tsx";
import type { priceList } from "./section.ts";

type Props = SectionProps<typeof priceList>;
type Group = Props["groups"][number];
type Item = Group["items"][number];

/** Between groups. */
const GAP = "clamp(2.5rem, 5vw, 4rem)";

/**
 * Groups of about the same length are read down one column and then the other. Of unlike ones each has the
 * whole width, and its items have two columns.
 */
const Groups = styled("div")(({ theme }) => ({
  display: "grid",
  gap: GAP,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up("md")]: {
    '&[data-layout="columns"]': {
      display: "block",
      columnCount: 2,
      columnGap: GAP,
      marginBottom: `calc(-1 * ${GAP})`,
      "& > div": { breakInside: "avoid", paddingBottom: GAP },
    },
    '&[data-layout="rows"] > div > ul': {
      display: "block",
      columnCount: 2,
      columnGap: GAP,
      "& > li": { breakInside: "avoid", paddingBottom: "1.125rem" },
    },
    // In place of the first column of items there is the picture.
    '&[data-layout="rows"] > [data-pictured]': {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "repeat(2, auto) 1fr",
      columnGap: GAP,
      "& > *": { gridColumn: 2 },
      "& > div": { gridArea: "1 / 1 / span 3" },
      "& > ul": { columnCount: 1 },
    },
  },
}));

const GroupOfPrices = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "0.5rem",
});

const Items = styled("ul")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.125rem",
  "* + &": { marginTop: "0.75rem" },
});

/** Beside a name, for the shortest dots and a price of an amount. */
const ROOM = "10rem";

/** The name, dots and the price at the other end; a price of more words has a line to itself. */
const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "0.625rem",
  "&::after": {
    content: '""',
    order: 1,
    flex: "1 0 1.5rem",
    borderBottom: "2px dotted var(--line)",
  },
});

const Name = styled("span")({
  flex: "0 1 auto",
  maxWidth: `calc(100% - ${ROOM})`,
  fontWeight: 600,
});

const Price = styled("span")({
  order: 2,
  maxWidth: "100%",
  marginInlineStart: "auto",
  fontWeight: 600,
  fontVariantNumeric: "var(--digits)",
});

const Aside = styled("span")({ fontSize: "0.9375rem", fontWeight: 400, color: "var(--muted)" });

const Note = styled("div")({ marginTop: "clamp(2rem, 4vw, 3rem)" });

/** A single group stands beside the heading, where lines are not too long to be followed. */
export function PriceList({ groups, note, layout, ...frame }: Props) {
  const Section = layout === "alone" ? SplitSection : SectionFrame;
  return (
    <Section {...frame}>
      <div>
        <Groups data-layout={layout}>
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group need not have a name, and none changes its place
            <PriceGroup key={index} {...group} />
          ))}
        </Groups>
        {note && (
          <Note>
            <Markdown nodes={note} color="textSecondary" />
          </Note>
        )}
      </div>
    </Section>
  );
}

const PriceGroup = ({ name, note, picture, items }: Group) => (
  <GroupOfPrices data-pictured={picture && ""}>
    {picture && <CardPicture {...picture} />}
    {name && <Text variant="h3">{name}</Text>}
    {note && <Text color="textSecondary">{note}</Text>}
    <Items>
      {items.map((item) => (
        <PriceLine key={item.name} {...item} />
      ))}
    </Items>
  </GroupOfPrices>
);

const PriceLine = ({ name, note, text, per, shownPrice }: Item) => (
  <li>
    <Line>
      <Name>
        {name}
        {note && <Aside> {note}</Aside>}
      </Name>{" "}
      <Price>
        {shownPrice}
        {per && <Aside> {per}</Aside>}
      </Price>
    </Line>
    {text && <Markdown nodes={text} color="textSecondary" variant="body2" headingLevel={4} />}
  </li>
);
