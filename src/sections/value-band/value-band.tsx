import type { SectionProps } from "plumbline/kit";
import {
  CARD_GRID,
  CardContainer,
  cellAttributes,
  Icon,
  ItemHeading,
  SplitSection,
  styled,
  Text,
} from "plumbline/ui";
import type { valueBand } from "./section.ts";

const Promises = styled("ul")({
  ...CARD_GRID,
  gap: "0 2rem",
  "& li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "0.25rem 0.875rem",
    alignItems: "start",
    alignContent: "start",
    paddingBlock: "1.25rem 1.75rem",
    borderTop: "1px solid var(--line)",
    "& svg": { color: "var(--link)", fontSize: "1.75rem" },
    "& p": { gridColumn: "1 / -1" },
  },
});

export const ValueBand = ({ text, items, ...frame }: SectionProps<typeof valueBand>) => (
  <SplitSection {...frame} intro={text}>
    <CardContainer>
      <Promises>
        {items.map(({ icon, title, text: words }, index) => (
          <li key={title} {...cellAttributes(items.length, 2)[index]}>
            {icon && <Icon shapes={icon} />}
            <ItemHeading>{title}</ItemHeading>
            <Text color="textSecondary">{words}</Text>
          </li>
        ))}
      </Promises>
    </CardContainer>
  </SplitSection>
);
