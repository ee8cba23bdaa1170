/** An SVG as the value of CSS masks. */
const mask = (size: string, paths: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size}'%3E${paths}%3C/svg%3E")`;

const path = (d: string) => `%3Cpath d='${d}'/%3E`;

/** The cuts of a gouge, as a tile. */
export const GRAIN = mask(
  "64 64",
  path(
    "M3 8q7-4 13-1-7 3-13 1zM27 3q4-2 11 1-6 2-11-1zM46 13q6-4 13 0-7 3-13 0zM12 24q8-3 12 1-7 3-12-1zM35 29q5-4 13-1-6 4-13 1zM-4 38q6-3 12 1-7 2-12-1zM60 38q6-3 12 1-7 2-12-1zM20 43q6-4 12-1-5 4-12 1zM44 49q7-3 12 1-7 3-12-1zM5 57q7-4 12 0-6 3-12 0zM31 60q5-3 11 0-6 3-11 0z",
  ),
);

const LEAF = "c14-2 24-12 26-28-16 2-26 12-26 28z";
const LEAF_BACK = "c-14-2-24-12-26-28 16 2 26 12 26 28z";

/** A sprig: a stem, pairs of leaves that get smaller, and one at the top. */
export const SPRIG = mask(
  "80 160",
  path(
    `M38.5 160q1-60 0-118h3q-1 60 0 118zM42 146${LEAF}M38 132${LEAF_BACK}M42 116${LEAF}M38 102${LEAF_BACK}M42 86${LEAF}M38 72${LEAF_BACK}M40 44c-9-12-9-28 0-42 9 14 9 30 0 42z`,
  ),
);

/** A row of leaves on a line. */
export const BORDER = mask(
  "48 24",
  path(
    "M0 19q24-2 48 0v3q-24-2-48 0zM8 18c1-9 7-15 16-16 0 9-6 15-16 16zM30 18c1-7 6-12 13-13 0 8-5 12-13 13z",
  ),
);
