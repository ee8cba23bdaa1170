/** The outline of a plumb bob, point down, as a `clip-path`. */
export const BOB_SHAPE =
  "polygon(38% 0, 62% 0, 62% 12%, 100% 27%, 100% 47%, 50% 100%, 0 47%, 0 27%, 38% 12%)";
