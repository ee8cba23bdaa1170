/** The padding at both sides of a page. */
export const GUTTER = "clamp(1.125rem, 4vw, 2.5rem)";

/** The distance from the edge of the page to its container, which is at most 1,180 px wide. */
export const CONTAINER_EDGE = `calc(max(0px, 50% - 590px) + ${GUTTER})`;
