import type { ReactElement } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import { columnsPerRow, fullRowSpans, leadRowSpans } from "./rows.ts";

/** The container whose width decides how many cards fit. */
export const CardContainer = styled("div")({ containerType: "inline-size" });

/**
 * One column, then two, then as `cellAttributes` says; widths are in rem, so that large text means fewer
 * columns.
 */
export const CARD_GRID = {
  display: "grid",
  gap: "1.25rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container (min-width: 36rem)": {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > *": { gridColumn: "span 6" },
    "& > [data-full]": { gridColumn: "span 12" },
  },
  "@container (min-width: 50rem)": {
    '& > [data-span="4"]': { gridColumn: "span 4" },
    '& > [data-span="6"]': { gridColumn: "span 6" },
    '& > [data-span="8"]': { gridColumn: "span 8" },
  },
  "@container (min-width: 62rem)": { '& > [data-span="3"]': { gridColumn: "span 3" } },
} as const;

const Grid = styled("ul")(CARD_GRID);

/** The arrangement of entries: in full rows, with a wide first entry, or all of one size. */
export type CardLayout = "even" | "lead" | "equal";

const LAYOUTS: Record<CardLayout, (count: number, columns: number) => number[]> = {
  even: fullRowSpans,
  lead: leadRowSpans,
  equal: (count, columns) => Array<number>(count).fill(12 / columnsPerRow(count, columns)),
};

/** The attributes of each entry in a grid. */
export function cellAttributes(count: number, columns: number, layout: CardLayout = "even") {
  const hasRowOfOne = (count % 2 === 1) !== (layout === "lead");
  return LAYOUTS[layout](count, columns).map((span, index) => {
    const isAlone = (layout === "lead" && index === 0) || (hasRowOfOne && index === count - 1);
    return { "data-span": span, ...(isAlone || span === 12 ? { "data-full": "" } : {}) };
  });
}

interface CardGridProps {
  cards: readonly ReactElement[];
  /** Cards side by side on a wide screen, at most four. */
  columns: number;
  layout?: CardLayout;
}

/** A grid of cards without gaps, for any number of cards. */
export function CardGrid({ cards, columns, layout }: CardGridProps) {
  const cell = cellAttributes(cards.length, columns, layout);
  return (
    <CardContainer>
      <Grid data-layout={layout}>
        {cards.map((card, index) => (
          <li key={card.key} {...cell[index]}>
            {card}
          </li>
        ))}
      </Grid>
    </CardContainer>
  );
}
