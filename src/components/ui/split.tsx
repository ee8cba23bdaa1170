import { styled } from "../../looks/theme/styled.tsx";

/**
 * Two columns of different widths on a wide screen, one column on a phone. `data-split` is `5-7` or `7-5`, in
 * twelfths of the width. Without it there is one column.
 */
export const Split = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2rem, 5vw, 4rem)",
  [theme.breakpoints.up("md")]: {
    '&[data-split="5-7"]': { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
    '&[data-split="7-5"]': { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
  },
}));

/** The `sizes` of a picture that fills the narrower column. */
export const NARROW_COLUMN_SIZES = "(min-width: 860px) min(29rem, 37vw), 92vw";
