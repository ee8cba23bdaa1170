import type { ScheduledChange } from "../config/expand/dated-content.ts";
import { published } from "../config/expand/published.ts";
import { readSource } from "../config/read-config.ts";

/** The scheduled changes of a site. */
export const upcomingIn = (configFile: string): readonly ScheduledChange[] =>
  published(readSource(configFile)).schedule;
