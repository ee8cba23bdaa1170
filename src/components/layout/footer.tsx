import type { ReactNode } from "react";
import { OWN_DIRECTION, onBand, RTL } from "../../looks/theme/css.ts";
import { styled } from "../../looks/theme/styled.tsx";
import type { DisplayHours } from "../../model/hours.ts";
import type { FooterLocation, FooterModel } from "../../model/route.ts";
import type { Fact, Link } from "../../model/values.ts";
import { ActionButton } from "../ui/actions.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { MAX_SIDE_BY_SIDE } from "../ui/locations.tsx";
import { Markdown } from "../ui/markdown.tsx";
import { Hours } from "../ui/open-now.tsx";
import { PageContainer } from "../ui/section-frame.tsx";
import { Text } from "../ui/text.tsx";
import { useTexts } from "../ui/texts.tsx";

/**
 * Hides hours in the footer that the page's content also displays. It is done with CSS, since the content
 * changes without the footer.
 */
const whenShownInContent = (owner: string) => `body:has(main [data-hours="${owner}"]) &`;

/** `owners` are "" for the business, and the keys of locations. */
const groundOf = (owners: readonly string[]) =>
  styled("footer")({
    ...onBand,
    flexGrow: 1,
    containerType: "inline-size",
    paddingBlock: "clamp(3rem, 7vw, 5rem) 2rem",
    borderTop: "1px solid var(--line)",
    fontSize: "1rem",
    "& a": { color: "var(--ink)", textDecorationColor: "var(--muted)" },
    "& a:hover": { color: "var(--link)" },
    ...Object.fromEntries(
      owners.map((owner) => [
        `${whenShownInContent(owner)} [data-hours="${owner}"]`,
        { display: "none" },
      ]),
    ),
  });

/**
 * Four columns, two, or one, so that no group is alone in a row; with an odd number the brand has a row
 * to itself. Widths are in rem: fewer columns for large text.
 */
const TWO = "minmax(17rem, 1fr) repeat(2, auto)";
const THREE = "minmax(17rem, 1fr) repeat(3, auto)";
const ALONE = { gridColumn: "1 / -1" };
const BESIDE = { gridColumn: "auto" };
const ODD = '&[data-odd="true"]';
/** Without the group of hours, an odd number becomes even. */
const ODD_WITHOUT = `${whenShownInContent("")}[data-odd="false"]`;
const EVEN_WITHOUT = `${whenShownInContent("")}[data-odd="true"]`;

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2.5rem clamp(2rem, 5vw, 4rem)",
  "@container (min-width: 38rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [`${ODD} > :first-of-type`]: ALONE,
    [`${EVEN_WITHOUT} > :first-of-type`]: BESIDE,
    [`${ODD_WITHOUT} > :first-of-type`]: ALONE,
  },
  // The brand shrinks so that other groups stay on one line.
  "@container (min-width: 70rem)": {
    gridTemplateColumns: THREE,
    [ODD]: { gridTemplateColumns: TWO },
    [EVEN_WITHOUT]: { gridTemplateColumns: THREE },
    [ODD_WITHOUT]: { gridTemplateColumns: TWO },
    [`${ODD} > :first-of-type`]: BESIDE,
    [`${ODD_WITHOUT} > :first-of-type`]: BESIDE,
  },
});

const Brand = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  alignContent: "start",
  justifyItems: "start",
});

const Group = styled("div")({
  '&[data-wide="true"]': { gridColumn: "1 / -1" },
  "& h2": { marginBottom: "0.75rem" },
  "& li > *": { display: "block", paddingBlock: "0.3125rem" },
  [`${RTL} & li > *`]: OWN_DIRECTION,
});

/** A long list of links, such as places, in as many columns as fit. */
const List = styled("ul")({
  '&[data-wide="true"]': {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
    columnGap: "1.5rem",
  },
});

const Base = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0.5rem 2rem",
  marginTop: "clamp(2rem, 5vw, 3.5rem)",
  paddingTop: "1.5rem",
  borderTop: "1px solid var(--line)",
  color: "var(--muted)",
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: "1.5rem" },
  "& a": { display: "block", paddingBlock: "0.3125rem" },
  "& > p": { paddingBlock: "0.3125rem" },
});

/** Longer lists get several columns. */
const LONG_LIST = 8;

const isLongList = (items: readonly unknown[]) => items.length > LONG_LIST;

/** The footer of every page: short groups in columns, long ones below. */
export function Footer(props: FooterModel) {
  const texts = useTexts("layout");
  // Every page has all locations, so many of them take less space.
  const isMany = props.locations.length > MAX_SIDE_BY_SIDE;
  const groups = [
    ...props.groups.map(({ heading, links }, index) => ({
      key: String(index),
      heading,
      items: links.map(toItem),
    })),
    {
      key: "business",
      heading: props.contactHeading ?? texts.contactHeading,
      items: contactItems(props),
    },
    {
      key: "opening",
      heading: props.hoursHeading ?? texts.hoursHeading,
      items: hoursItems(props.hours),
      hours: props.hours.owner,
    },
    ...(isMany ? [] : props.locations.map(toGroup)),
    {
      key: "locations",
      heading: texts.locationsHeading,
      items: isMany ? props.locations.map(toName) : [],
    },
  ]
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ wide: isLongList(group.items), ...group }));
  const Ground = groundOf(
    [props.hours, ...props.locations.map(({ hours }) => hours)].map(({ owner }) => owner),
  );
  const short = groups.filter(({ wide }) => !wide);
  const long = groups.filter(({ wide }) => wide);
  return (
    <Ground>
      <PageContainer>
        <Columns data-odd={short.length % 2 === 0}>
          <Brand>
            <Text variant="h3" component="p">
              {props.brand}
            </Text>
            {props.text && <Markdown nodes={props.text} color="textSecondary" />}
            {props.action && <ActionButton {...props.action} />}
          </Brand>
          {[...short, ...long].map(({ key, ...group }) => (
            <LinkGroup key={key} {...group} />
          ))}
        </Columns>
        <Base>
          <p>{props.copyright}</p>
          {props.smallLinks.length > 0 && (
            <ul>
              {props.smallLinks.map(({ label, link }) => (
                <li key={label}>
                  <Anchor link={link}>{label}</Anchor>
                </li>
              ))}
            </ul>
          )}
        </Base>
      </PageContainer>
    </Ground>
  );
}

const toItem = ({ label, link }: { label: string; link: Link }) => (
  <Anchor key={label} link={link}>
    {label}
  </Anchor>
);

const toLine = (line: string) => <span key={line}>{line}</span>;

const hoursItems = (hours: DisplayHours) =>
  hours.lines.length > 0 ? [<Hours key="hours" {...hours} />] : [];

function FactLine({ label, text, link }: Fact) {
  const { colon } = useTexts("layout");
  return (
    <span>
      {label}
      {colon}{" "}
      {link ? (
        <Anchor link={link} data-whole>
          {text}
        </Anchor>
      ) : (
        text
      )}
    </span>
  );
}

const toFact = (fact: Fact) => <FactLine key={fact.label} {...fact} />;

/** A location as a group; its name links to the page about it. */
const toGroup = ({ key, name, page, address, facts, hours }: FooterLocation) => ({
  key: `location-${key}`,
  heading: page ? <Anchor link={page}>{name}</Anchor> : name,
  items: [
    ...(address === null ? [] : [toLine(address)]),
    ...facts.map(toFact),
    ...hoursItems(hours),
  ],
  wide: false,
});

/** One of many locations: its name links to the page about it, or to a map. */
const toName = ({ key, name, page, directions, map }: FooterLocation) => {
  const link = page ?? directions?.link ?? map;
  return link ? (
    <Anchor key={key} link={link}>
      {name}
    </Anchor>
  ) : (
    <span key={key}>{name}</span>
  );
};

const contactItems = ({ facts, profiles, address }: FooterModel) => [
  ...facts.map(toFact),
  ...profiles.map(toItem),
  ...(address === null ? [] : [toLine(address)]),
];

interface LinkGroupProps {
  heading: ReactNode;
  items: readonly ReactNode[];
  wide: boolean;
  /** The owner of the hours, for a group that has nothing else. */
  hours?: string;
}

function LinkGroup({ heading, items, wide, hours }: LinkGroupProps) {
  return (
    <Group data-wide={wide} data-hours={hours}>
      <Text variant="h3" component="h2">
        {heading}
      </Text>
      <List data-wide={wide}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the footer is rendered once, as static HTML
          <li key={index}>{item}</li>
        ))}
      </List>
    </Group>
  );
}
