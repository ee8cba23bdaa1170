/** Keeps what is one thing, such as an email address, on one line, unless it is longer than a line. */
export const whole = {
  display: "inline-block",
  maxWidth: "100%",
  overflowWrap: "anywhere",
} as const;
