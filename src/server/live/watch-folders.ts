import { type FSWatcher, watch } from "node:fs";

/**
 * Watches single folders: watching whole trees is unreliable on Linux, and the watch of a file ends when
 * an editor saves by replacing it.
 */
export class FolderWatch {
  private readonly watchers = new Map<string, FSWatcher>();

  constructor(private readonly onChange: (folder: string, name: string | undefined) => void) {}

  /** From now on watches these folders and no others; gives those that were not watched before. */
  set(folders: readonly string[]): string[] {
    for (const [folder, watcher] of this.watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      this.watchers.delete(folder);
    }
    return folders.filter((folder) => !this.watchers.has(folder) && this.add(folder));
  }

  private add(folder: string): boolean {
    try {
      const watcher = watch(folder, (_event, name) => this.onChange(folder, name ?? undefined));
      this.watchers.set(folder, watcher);
      // On Windows the removal of a folder is an error; elsewhere it is a change like any other.
      watcher.on("error", () => this.lose(folder));
      return true;
    } catch {
      // It has been removed already, which the watch of its parent reports.
      return false;
    }
  }

  private lose(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
    this.onChange(folder, undefined);
  }

  close(): void {
    this.set([]);
  }
}
