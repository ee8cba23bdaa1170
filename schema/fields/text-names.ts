import type declarations from "./texts.json";

/** The declarations of all built-in texts, by group. */
export type Declarations = typeof declarations;

export type TextGroup = keyof Declarations;

/** The name of a text: `hours.line`. */
export type TextName = {
  [G in TextGroup]: `${G}.${keyof Declarations[G] & string}`;
}[TextGroup];
