/** A part of a position in the config: a name, or a page, a section or an entry by its number. */
export type PlacePart =
  | string
  | { type: "page" | "section" | "entry"; number: number; name?: string | undefined };

/** A position in the config; without parts, the whole file. */
export type Place = readonly PlacePart[];

/** How a language says positions. */
export interface PlaceWords {
  whole: string;
  page(number: number): string;
  section(number: number): string;
  entry(number: number): string;
}

export const ENGLISH_PLACES: PlaceWords = {
  whole: "the whole file",
  page: (number) => `page ${number}`,
  section: (number) => `section ${number}`,
  entry: (number) => `entry ${number}`,
};

/** A position in words: `/seo › section 2, featureGrid › cards › entry 1`. */
export const placeInWords = (place: Place, words = ENGLISH_PLACES): string =>
  place.map((part) => partInWords(part, words)).join(" › ") || words.whole;

function partInWords(part: PlacePart, words: PlaceWords): string {
  if (typeof part === "string") return part;
  return [words[part.type](part.number), part.name].filter(Boolean).join(", ");
}
