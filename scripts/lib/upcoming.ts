import { published } from "../../src/config/expand/published.ts";
import { scheduleLines } from "../../src/config/expand/schedule-words.ts";
import { readSource } from "../../src/config/read-config.ts";

/** The scheduled changes of a site, one per line. */
export const upcomingIn = (configFile: string): string[] =>
  scheduleLines(published(readSource(configFile)).schedule);
