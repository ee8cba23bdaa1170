import type { CSSObject } from "plumbline/ui";

/*
 * A roof of diminishing courses, as slaters in Wales lay them: the largest slates at the eaves, the
 * smallest at the ridge. Lengths are in rem.
 */

const RIDGE = 2.125;
const GROWTH = 1.13;
/** Of a slate more is seen downwards than across. */
const WIDTH = 0.82;

/** Where each course begins: it is being laid, from the eaves up. */
const BEGIN = [19, 18, 16.5, 15.75, 13.5, 12.5, 10, 9, 6, 5, 2, 0.5, -2.75, -4];

/** Whole pixels at the usual size of letters: a line of one pixel between two is not drawn. */
const whole = (length: number) => Math.round(length * 16) / 16;

interface Course {
  left: number;
  top: number;
  width: number;
  height: number;
}

const HEIGHTS = BEGIN.map((_, row) => whole(RIDGE * GROWTH ** row));

const COURSES = BEGIN.map((left, row): Course => {
  const height = HEIGHTS[row] ?? 0;
  const top = HEIGHTS.slice(0, row).reduce((sum, above) => sum + above, 0);
  return { left, top, width: whole(height * WIDTH), height };
});

const rem = (length: number) => `${length}rem`;

/** Slates with a line at their upper and left edge, over the whole course. */
const slates = ({ left, top, width, height }: Course) =>
  `conic-gradient(from 90deg at 1px 1px, transparent 90deg, var(--muted) 0) ${rem(left)} ${rem(top)} / ${rem(width)} ${rem(height)} repeat-x`;

/** A slate of another colour: its row, its place in it from the left, and the colour. */
type OddSlate = readonly [row: number, at: number, colour: string];

const odd = ([row, at, colour]: OddSlate) => {
  const { left = 0, top = 0, width = 0, height = 0 } = COURSES[row] ?? {};
  const place = `calc(${rem(left + at * width)} + 1px) calc(${rem(top)} + 1px)`;
  return `linear-gradient(${colour}, ${colour}) ${place} / calc(${rem(width)} - 1px) calc(${rem(height)} - 1px) no-repeat`;
};

/** All courses in a box, and in them a few slates that came from another vein. */
export const roof = (...others: readonly OddSlate[]) =>
  [...others.map(odd), ...COURSES.map(slates)].join(", ");

/** What there is of the roof so far. */
export const laid: CSSObject = {
  clipPath: `polygon(100% 0, ${COURSES.map(
    ({ left, top, height }) => `${rem(left)} ${rem(top)}, ${rem(left)} ${rem(top + height)}`,
  ).join(", ")}, 100% 100%)`,
};
