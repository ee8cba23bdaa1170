import type { SectionProps } from "plumbline/kit";
import {
  CardPicture,
  ItemHeading,
  Markdown,
  PriceAside,
  PriceLine,
  part,
  SectionFrame,
  SplitSection,
  styled,
  Text,
} from "plumbline/ui";
import type { priceList } from "./section.ts";

type Props = SectionProps<typeof priceList>;
type Group = Props["groups"][number];
type Item = Group["items"][number];

/** The gap between groups. */
const GAP = "clamp(2.5rem, 5vw, 4rem)";

const Groups = styled("div")({
  display: "grid",
  gap: GAP,
  gridTemplateColumns: "minmax(0, 1fr)",
});

/** Groups of about the same length fill two columns. */
const ColumnsOfGroups = styled(Groups)(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    display: "block",
    columnCount: 2,
    columnGap: GAP,
    marginBottom: `calc(-1 * ${GAP})`,
    "& > div": { breakInside: "avoid", paddingBottom: GAP },
  },
}));

/** Otherwise each group has the full width, with its items in two columns. */
const RowsOfGroups = styled(Groups)(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    "& > div > ul": {
      display: "block",
      columnCount: 2,
      columnGap: GAP,
      "& > li": { breakInside: "avoid", paddingBottom: "1.125rem" },
    },
  },
}));

/** The picture of a group replaces the first column of items. */
const PicturedRows = styled(RowsOfGroups)(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    "& > [data-pictured]": {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "repeat(2, auto) 1fr",
      columnGap: GAP,
      "& > *": { gridColumn: 2 },
      "& > div": { gridArea: "1 / 1 / span 3" },
      "& > ul": { columnCount: 1 },
    },
  },
}));

/** A page only has the CSS of its own layout. */
function groupsOf({ groups, layout }: Pick<Props, "groups" | "layout">) {
  if (layout === "columns") return ColumnsOfGroups;
  if (layout === "alone") return Groups;
  return groups.some(({ picture }) => picture) ? PicturedRows : RowsOfGroups;
}

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

const Note = styled("div")(part("foot", { marginTop: "clamp(2rem, 4vw, 3rem)" }));

/** A single group is beside the heading, where lines are short enough to follow. */
export function PriceList({ groups, note, layout, ...frame }: Props) {
  const Section = layout === "alone" ? SplitSection : SectionFrame;
  const List = groupsOf({ groups, layout });
  return (
    <Section {...frame}>
      <div>
        <List>
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group need not have a name, and none changes its place
            <PriceGroup key={index} {...group} />
          ))}
        </List>
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
    {name && <ItemHeading>{name}</ItemHeading>}
    {note && <Text color="textSecondary">{note}</Text>}
    <Items>
      {items.map((item) => (
        <ItemLine key={item.name} {...item} />
      ))}
    </Items>
  </GroupOfPrices>
);

const ItemLine = ({ name, note, text, per, shownPrice }: Item) => (
  <li>
    <PriceLine
      name={
        <>
          {name}
          {note && <PriceAside> {note}</PriceAside>}
        </>
      }
      price={
        <>
          {shownPrice}
          {per && <PriceAside> {per}</PriceAside>}
        </>
      }
    />
    {text && <Markdown nodes={text} color="textSecondary" variant="body2" headingLevel={4} />}
  </li>
);
