import { type FSWatcher, watch } from "node:fs";

/**
 * Watches folders by themselves, not what lies in their folders: watching whole trees is unreliable
 * on Linux. Folders rather than files, since the watch of a file ends with it, and many editors save
 * by replacing it.
 */
export class FolderWatch {
  private readonly watchers = new Map<string, FSWatcher>();

  constructor(private readonly onChange: (folder: string, name: string | undefined) => void) {}

  /** From now on watches these folders and no others; true if any of them was not watched before. */
  set(folders: readonly string[]): boolean {
    for (const [folder, watcher] of this.watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      this.watchers.delete(folder);
    }
    const added = folders.filter((folder) => !this.watchers.has(folder) && this.add(folder));
    return added.length > 0;
  }

  private add(folder: string): boolean {
    try {
      const watcher = watch(folder, (_event, name) => this.onChange(folder, name ?? undefined));
      this.watchers.set(folder, watcher);
      // Windows says so of a folder that is removed; elsewhere it is a change like any other.
      watcher.on("error", () => this.lose(folder));
      return true;
    } catch {
      // It is gone again already, which the folder that it was in reports.
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
