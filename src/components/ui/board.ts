import { part, styled } from "../../looks/theme/styled.tsx";

/** The background of a card. */
export const Board = styled("div")(
  part("board", ({ theme }) => ({
    padding: "1.5rem",
    background: "var(--card)",
    border: "1px solid var(--line)",
    borderRadius: theme.look.corner,
    color: "var(--ink)",
  })),
);
