import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import type { schema } from "./schema.ts";

/** A caption of more characters needs the width of a phone to be read. */
const LONG_CAPTION = 40;

type Entry = Fields<typeof schema>["pictures"][number];

const isLarge = ({ picture, caption = "" }: Entry) =>
  // Half of a phone's width is too little to compare two pictures in.
  picture === undefined || caption.length > LONG_CAPTION;

/** Whether the pictures stand one under the other on a phone, and not two by two. */
export const deriveGallery = (_context: SectionContext, { pictures }: Fields<typeof schema>) => ({
  isWide: pictures.length === 1 || pictures.some(isLarge),
});
