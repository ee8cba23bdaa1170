import { styled } from "@mui/material/styles";

/** A hi-vis square with a tick in it; drawn in CSS so that long lists stay light. */
export const Tick = styled("span")({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "1.375rem",
  height: "1.375rem",
  marginTop: "0.1em",
  borderRadius: 2,
  background: "var(--accent)",
  boxShadow: "inset 0 0 0 1px var(--accentEdge)",
  "&::after": {
    content: '""',
    width: "0.4rem",
    height: "0.7rem",
    marginTop: "-0.15rem",
    border: "solid var(--onAccent)",
    borderWidth: "0 2.5px 2.5px 0",
    transform: "rotate(42deg)",
  },
});
