import { AddPage } from "./add-page.tsx";
import type { PageTask } from "./page-task.ts";

/** The dialog for a task. */
export function PageDialogs({ task, onClose }: { task: PageTask; onClose(): void }) {
  if (task.type === "add") return <AddPage task={task} onClose={onClose} />;
  return null;
}
