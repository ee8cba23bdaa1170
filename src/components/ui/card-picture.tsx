import { styled } from "../../looks/theme/styled.tsx";
import type { Media } from "../../model/values.ts";
import { Picture } from "./picture.tsx";
import { NARROW_COLUMN_SIZES } from "./split.tsx";

/** All pictures in a row have the same aspect ratio, independent of their files. */
const Shape = styled("div")(({ theme }) => ({
  alignSelf: "stretch",
  marginBottom: "0.5rem",
  "* + &": { marginTop: "0.5rem" },
  "& img": {
    maxHeight: "24rem",
    aspectRatio: "3 / 2",
    objectFit: "cover",
    borderRadius: theme.look.corner,
  },
}));

/** The picture of a card or list entry, above its text. */
export const CardPicture = (picture: { file: Media; alt: string }) => (
  <Shape>
    <Picture {...picture} sizes={NARROW_COLUMN_SIZES} />
  </Shape>
);
