import { AddPage } from "./add-page.tsx";
import { DeletePage } from "./delete-page.tsx";
import type { PageTask } from "./page-task.ts";
import { RenamePage } from "./rename-page.tsx";

/** The dialog for a task. */
export function PageDialogs({ task, onClose }: { task: PageTask; onClose(): void }) {
  if (task.type === "add") return <AddPage task={task} onClose={onClose} />;
  const Asked = task.type === "rename" ? RenamePage : DeletePage;
  return <Asked page={task.page} onClose={onClose} />;
}
