import { published } from "../../src/read/published.ts";
import { readSource } from "../../src/read/read.ts";
import { scheduleLines } from "../../src/read/turn-words.ts";

/** What a site does by itself on later days, a line for each. */
export const upcomingIn = (configFile: string): string[] =>
  scheduleLines(published(readSource(configFile)).schedule);
