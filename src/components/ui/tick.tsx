import { part, styled } from "../../looks/theme/styled.tsx";

/** A tick, drawn in CSS so that long lists stay small. */
export const Tick = styled("span")(
  part("tick", ({ theme }) => ({
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    width: "1.375rem",
    height: "1.375rem",
    marginTop: "0.1em",
    borderRadius: theme.look.smallCorner,
  })),
);
