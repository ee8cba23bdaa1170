import { published } from "../../src/expand/published.ts";
import { scheduleLines } from "../../src/expand/schedule-words.ts";
import { readSource } from "../../src/read/read.ts";

/** The scheduled changes of a site, one per line. */
export const upcomingIn = (configFile: string): string[] =>
  scheduleLines(published(readSource(configFile)).schedule);
