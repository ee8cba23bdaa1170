import { ENGLISH } from "./english.ts";

/** The words of the studio in the language of the browser. */
export const WORDS = ENGLISH;
