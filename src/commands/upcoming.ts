import { published } from "../config/expand/published.ts";
import { scheduleLines } from "../config/expand/schedule-words.ts";
import { readSource } from "../config/read-config.ts";

/** The scheduled changes of a site, one per line. */
export const upcomingIn = (configFile: string): string[] =>
  scheduleLines(published(readSource(configFile)).schedule);
