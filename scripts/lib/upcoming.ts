import { published } from "../../src/read/published.ts";
import { readSource } from "../../src/read/read.ts";
import { scheduleLines } from "../../src/read/turn-words.ts";

/** The scheduled changes of a site, one per line. */
export const upcomingIn = (configFile: string): string[] =>
  scheduleLines(published(readSource(configFile)).schedule);
