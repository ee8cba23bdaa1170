import type { Media } from "../model/values.ts";
import { styled } from "../theme/styled.tsx";
import { Picture } from "./picture.tsx";
import { NARROW_COLUMN_SIZES } from "./split.tsx";

/** All pictures beside each other have one shape, whatever that of their files. */
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

/** The picture of a card or another entry of a list, over its words. */
export const CardPicture = (picture: { file: Media; alt: string }) => (
  <Shape>
    <Picture {...picture} sizes={NARROW_COLUMN_SIZES} />
  </Shape>
);
