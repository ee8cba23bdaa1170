import type { ReactNode } from "react";
import { styled } from "../../looks/theme/styled.tsx";

/** The space beside a name for the leader dots and a short price. */
const ROOM = "10rem";

/** The name, leader dots and the price; a longer price has its own line. */
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

const Name = styled("div")({
  flex: "0 1 auto",
  maxWidth: `calc(100% - ${ROOM})`,
  fontWeight: 600,
});

const NameAlone = styled("div")({ fontWeight: 600 });

const Price = styled("span")({
  order: 2,
  maxWidth: "100%",
  marginInlineStart: "auto",
  fontWeight: 600,
  fontVariantNumeric: "var(--digits)",
});

/** Smaller words beside a name or a price. */
export const PriceAside = styled("span")({
  fontSize: "0.9375rem",
  fontWeight: 400,
  color: "var(--muted)",
});

/** A name with its price at the end of the line, if it has one. */
export const PriceLine = ({ name, price }: { name: ReactNode; price?: ReactNode }) =>
  price === undefined ? (
    <NameAlone>{name}</NameAlone>
  ) : (
    <Line>
      <Name>{name}</Name> <Price>{price}</Price>
    </Line>
  );
