import { published } from "../../src/read/published.ts";
import { readSource } from "../../src/read/read.ts";
import { turnLines } from "../../src/read/turn-words.ts";

/** What a site does by itself on later days, a line for each. */
export const upcomingIn = (configFile: string): string[] =>
  turnLines(published(readSource(configFile)).turns);
