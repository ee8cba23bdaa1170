import type { Fields, SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** Longer captions need the full width of a phone. */
const LONG_CAPTION = 40;

type Entry = Fields<typeof schema>["pictures"][number];

const isLarge = ({ picture, caption = "" }: Entry) =>
  // A pair of pictures needs the full width of a phone.
  picture === undefined || caption.length > LONG_CAPTION;

/** In units of a picture's width including its gap. */
const GAP = 0.05;
const CAPTION = 0.1;

const heightOf = ({ picture, before, caption }: Entry): number => {
  const { width = 1, height = 1 } = picture?.file ?? before?.file ?? {};
  return height / width + GAP + (caption ? CAPTION : 0);
};

/**
 * The fill of the emptiest column when browsers place heights in order into columns as low as possible.
 */
function evenness(heights: readonly number[], columns: number): number {
  const sums = heights.flatMap((_, from) =>
    heights.slice(from).map((_height, to) => sumOf(heights.slice(from, from + to + 1))),
  );
  for (const most of sums.sort((a, b) => a - b)) {
    const filled = fill(heights, most);
    if (filled.length > columns || Math.max(...filled) > most) continue;
    return filled.length < columns ? 0 : Math.min(...filled) / Math.max(...filled);
  }
  return 0;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Columns up to a height, filled in order. */
function fill(heights: readonly number[], most: number): number[] {
  const columns = [0];
  for (const height of heights) {
    const last = columns.length - 1;
    const sum = (columns[last] ?? 0) + height;
    if (sum > most && columns[last] !== 0) columns.push(height);
    else columns[last] = sum;
  }
  return columns;
}

/** Columns are even enough if the emptiest is half as high as the fullest. */
const MIN_EVENNESS = 0.5;

/** As many columns as requested, or fewer if those would leave a gap. */
function columnsFor(heights: readonly number[], wished: number): number {
  if (heights.length <= wished) return heights.length;
  const choices = Array.from({ length: wished - 1 }, (_, less) => wished - less);
  const known = choices.map((columns) => ({ columns, evenness: evenness(heights, columns) }));
  const best = [...known].sort((one, other) => other.evenness - one.evenness)[0];
  return known.find(({ evenness }) => evenness >= MIN_EVENNESS)?.columns ?? best?.columns ?? wished;
}

/**
 * Whether the pictures are stacked on a phone, and the number of columns for pictures in their own
 * shapes.
 */
export const deriveGallery = (
  _context: SectionContext,
  { pictures, columns, layout }: Fields<typeof schema>,
) => ({
  isWide: pictures.length === 1 || pictures.some(isLarge),
  naturalColumns: layout === "natural" ? columnsFor(pictures.map(heightOf), columns) : columns,
});
