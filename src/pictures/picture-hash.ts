import { contentHash } from "../files/hash.ts";
import { RECIPE } from "./recipe.ts";

/** A name for a picture's content, and for all that becomes of it. */
export const pictureHash = (data: Uint8Array): string => contentHash(data, JSON.stringify(RECIPE));
