import type { ReactElement } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import type { Icon as IconShapes, Link } from "../../model/values.ts";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./icon.tsx";

const List = styled("dl")({
  display: "grid",
  // Beside a taller element, such as a map, they stay together.
  alignContent: "start",
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.25rem 1rem",
    paddingBlock: "0.75rem",
    borderTop: "1px solid var(--line)",
  },
  "& dt": { minWidth: "7rem", display: "flex", gap: "0.5rem", color: "var(--muted)" },
  "& dd": {
    // A value that does not fit beside its label wraps below it.
    flex: "1 1 auto",
    fontWeight: 500,
    fontVariantNumeric: "var(--digits)",
    overflowWrap: "anywhere",
  },
  "& dt svg": { fontSize: "1.25rem", marginTop: "0.2em" },
  "& dd a": { display: "inline-block", maxWidth: "100%", paddingBlock: "0.125rem" },
});

interface FactListProps {
  facts: readonly {
    label: string;
    text: string | string[] | ReactElement;
    link?: Link | undefined;
    icon?: IconShapes | undefined;
  }[];
}

/** Facts as label and value, ruled like a job sheet. */
export const FactList = ({ facts }: FactListProps) => (
  <List>
    {facts.map(({ label, text, link, icon }) => (
      <div key={label}>
        <dt>
          {icon && <Icon shapes={icon} />}
          {label}
        </dt>
        <dd>{link ? <Anchor link={link}>{text}</Anchor> : <Lines text={text} />}</dd>
      </div>
    ))}
  </List>
);

const Lines = ({ text }: { text: string | string[] | ReactElement }) =>
  Array.isArray(text) ? text.map((line) => <div key={line}>{line}</div>) : text;
