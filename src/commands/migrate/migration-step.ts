import type { ConfigText } from "../../config/edit/config-text.ts";

/** Changes a file from one version to the next. */
export interface MigrationStep {
  /** The version that the file has afterwards. */
  to: number;
  /**
   * Changes the file, which may have mistakes of any kind: values that are invalid in the old
   * version stay, and `plumbline check` reports them. Returns notes for the owner.
   */
  migrate(file: ConfigText): string[];
}
