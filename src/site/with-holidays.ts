import { upcomingHolidays } from "../holidays/upcoming.ts";
import type { SourceFile } from "../read/with-tables.ts";

/** A config with the holidays that its places have ahead. */
export const withHolidays = async (source: SourceFile, cacheDir: string): Promise<SourceFile> => ({
  ...source,
  holidays: await upcomingHolidays(source.value, cacheDir),
});
