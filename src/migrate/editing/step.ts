import type { ConfigText } from "./config-text.ts";

/** What takes a file from one version to the next. */
export interface MigrationStep {
  /** The version that the file has afterwards. */
  to: number;
  /**
   * Changes the file. It may have mistakes of all kinds: what is not as this version had it is left
   * for `plumbline check` to report. Gives back what the owner should know of.
   */
  migrate(file: ConfigText): string[];
}
