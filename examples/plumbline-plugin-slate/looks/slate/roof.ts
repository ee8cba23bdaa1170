import type { CSSObject } from "plumbline/ui";

/*
 * A roof of diminishing courses, as slaters in Wales lay them, from the eaves up: the largest slates
 * first. Lengths are in rem.
 */

const EAVES = 5.5;
const SHRINKING = 0.9;
/** The visible part of a slate is higher than wide. */
const WIDTH = 0.82;

/** The left edge of each course: the roof is unfinished. */
const BEGIN = [0, 1.25, 2, 5, 6, 9, 10, 12.5, 13.5, 15.75, 16.5, 18, 19, 20.25, 21, 22.5];

/** Rounds to whole pixels at the default font size, because browsers do not draw lines between two pixels. */
const whole = (length: number) => Math.round(length * 16) / 16;

interface Course {
  left: number;
  /** The distance from the eaves. */
  bottom: number;
  width: number;
  height: number;
}

const HEIGHTS = BEGIN.map((_, row) => whole(EAVES * SHRINKING ** row));

const COURSES = BEGIN.map((left, row): Course => {
  const height = HEIGHTS[row] ?? 0;
  const bottom = HEIGHTS.slice(0, row).reduce((sum, below) => sum + below, 0);
  return { left, bottom, width: whole(height * WIDTH), height };
});

/** A course of slates, each with a line at its upper and left edge. */
const slates = ({ left, bottom, width, height }: Course) =>
  `conic-gradient(from 90deg at 1px 1px, transparent 90deg, var(--muted) 0) left ${left}rem bottom ${bottom}rem / ${width}rem ${height}rem repeat-x`;

/** A slate of another colour: its row from the eaves, its index from the left, and its colour. */
type OddSlate = readonly [row: number, at: number, colour: string];

const odd = ([row, at, colour]: OddSlate) => {
  const { left = 0, bottom = 0, width = 0, height = 0 } = COURSES[row] ?? {};
  const place = `left calc(${left + at * width}rem + 1px) bottom ${bottom}rem`;
  return `linear-gradient(${colour}, ${colour}) ${place} / calc(${width}rem - 1px) calc(${height}rem - 1px) no-repeat`;
};

const LINE = "linear-gradient(var(--muted), var(--muted)) bottom / 100% 1px no-repeat";

/** The background of a box: all courses, with a few slates of other colours. */
export const roof = (...others: readonly OddSlate[]) =>
  [LINE, ...others.map(odd), ...COURSES.map(slates)].join(", ");

/** Clips a box to the finished part of the roof. */
export const laid: CSSObject = {
  clipPath: `polygon(100% 100%, ${COURSES.map(
    ({ left, bottom, height }) =>
      `${left}rem calc(100% - ${bottom}rem), ${left}rem calc(100% - ${bottom + height}rem)`,
  ).join(", ")}, 100% calc(100% - ${HEIGHTS.reduce((sum, height) => sum + height, 0)}rem))`,
};
