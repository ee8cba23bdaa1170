import type { PageSummary } from "../../protocol/pages.ts";

/** What somebody wants to do with pages. */
export type PageTask =
  | {
      type: "add";
      /** The page above the new one. */
      parent?: PageSummary;
      copyOf?: PageSummary;
      /** For a translation. */
      language?: string;
      template?: string;
    }
  | { type: "rename" | "delete"; page: PageSummary };
