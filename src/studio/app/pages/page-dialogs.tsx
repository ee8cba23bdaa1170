import type { PageSummary } from "../../protocol.ts";
import { AddPage } from "./add-page.tsx";

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

/** The dialog for a task. */
export function PageDialogs({ task, onClose }: { task: PageTask; onClose(): void }) {
  if (task.type === "add") return <AddPage task={task} onClose={onClose} />;
  return null;
}
