import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { FooterModel } from "../model/route.ts";
import { ActionButton } from "../ui/actions.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { onBand } from "../ui/band.ts";
import { Markdown } from "../ui/markdown.tsx";
import { Frame } from "../ui/section-frame.tsx";

const Ground = styled("footer")({
  ...onBand,
  paddingBlock: "clamp(3rem, 7vw, 5rem) 2rem",
  fontSize: "1rem",
  "& a": { color: "var(--ink)", textDecorationColor: "var(--muted)" },
  "& a:hover": { color: "var(--link)" },
});

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "2.5rem clamp(2rem, 5vw, 4rem)",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
}));

const Brand = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "1rem",
  alignContent: "start",
  justifyItems: "start",
  [theme.breakpoints.up("md")]: { gridColumn: "span 5" },
}));

const Group = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    gridColumn: "span 3",
    '&[data-wide="true"]': { gridColumn: "1 / -1" },
  },
  '[data-wide="true"]&': { [theme.breakpoints.up("sm")]: { gridColumn: "1 / -1" } },
  "& h2": { marginBottom: "0.75rem" },
  "& li > *": { display: "block", paddingBlock: "0.3125rem" },
}));

/** A long list of links, such as places, in as many columns as fit. */
const List = styled("ul")({
  '&[data-wide="true"]': {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
    columnGap: "1.5rem",
  },
});

const Base = styled("div")({
  marginTop: "clamp(2rem, 5vw, 3.5rem)",
  paddingTop: "1.5rem",
  borderTop: "1px solid var(--line)",
  color: "var(--muted)",
});

/** More links than this do not stand well under each other. */
const LONG_LIST = 8;

/** The foot of every page. */
export const Footer = (props: FooterModel) => (
  <Ground>
    <Frame>
      <Columns>
        <Brand>
          <Typography variant="h3" component="p">
            {props.brand}
          </Typography>
          {props.text && <Markdown nodes={props.text} color="textSecondary" />}
          <ActionButton {...props.action} />
        </Brand>
        <LinkGroup heading={props.contactHeading} items={contactItems(props)} />
        <LinkGroup heading={props.hoursHeading} items={props.hours} />
        {props.groups.map(({ heading, links }) => (
          <LinkGroup
            key={heading}
            heading={heading}
            items={links.map(({ label, link }) => (
              <Anchor key={label} link={link}>
                {label}
              </Anchor>
            ))}
          />
        ))}
      </Columns>
      <Base>{props.copyright}</Base>
    </Frame>
  </Ground>
);

const contactItems = ({ facts, profiles, address }: FooterModel) => [
  ...[...facts, ...profiles].map(({ label, text, link }) =>
    link ? (
      <Anchor key={label} link={link}>
        {text === label ? label : `${label}: ${text}`}
      </Anchor>
    ) : (
      text
    ),
  ),
  address.join(", "),
];

function LinkGroup({ heading, items }: { heading: string; items: readonly ReactNode[] }) {
  const wide = items.length > LONG_LIST;
  return (
    <Group data-wide={wide}>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <List data-wide={wide}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the footer is rendered once, as static HTML
          <li key={index}>{typeof item === "string" ? <span>{item}</span> : item}</li>
        ))}
      </List>
    </Group>
  );
}
