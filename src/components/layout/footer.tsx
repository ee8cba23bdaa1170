import { Fragment, type ReactNode } from "react";
import type { DisplayHours } from "../../model/hours.ts";
import type { FooterLocation, FooterModel, MenuEntry } from "../../model/route.ts";
import type { Fact, Link } from "../../model/values.ts";
import { ActionButton } from "../ui/actions.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { MAX_SIDE_BY_SIDE } from "../ui/locations.tsx";
import { Markdown } from "../ui/markdown.tsx";
import { Hours } from "../ui/open-now.tsx";
import { PageContainer } from "../ui/section-frame.tsx";
import { Text } from "../ui/text.tsx";
import { useTexts } from "../ui/texts.tsx";
import { Base, Brand, columnsFor, Group, groundOf, Indented, List } from "./footer-styles.tsx";
import { Profiles } from "./profiles.tsx";

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
      items: links.map(toEntry),
      wide: isLongList(links.flatMap(({ links = [] }) => [links, ...links])),
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
    ...props.moreHours.map(({ label, ...hours }) => ({
      key: `more-${label}`,
      heading: label,
      items: hoursItems(hours),
    })),
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
  const Columns = columnsFor(short.length % 2 === 0, props.hours.lines.length > 0);
  const long = groups.filter(({ wide }) => wide);
  return (
    <Ground>
      <PageContainer>
        <Columns>
          <Brand>
            <Text variant="h3" component="p">
              {props.brand}
            </Text>
            {props.text && <Markdown nodes={props.text} color="textSecondary" />}
            {props.action && <ActionButton {...props.action} />}
            <Profiles profiles={props.profiles.icons} />
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

/** An entry of a group, with the links under it. */
const toEntry = ({ label, link, links }: MenuEntry) => (
  <Fragment key={label}>
    {link ? toItem({ label, link }) : <span>{label}</span>}
    {links && (
      <Indented>
        {links.map((each) => (
          <li key={each.label}>{toItem(each)}</li>
        ))}
      </Indented>
    )}
  </Fragment>
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
  ...profiles.links.map(toItem),
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
