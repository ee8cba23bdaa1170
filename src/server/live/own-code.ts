import { codeOnDisk } from "../../code/code.ts";
import { addAll } from "../../util/lists.ts";

/** The project's own code on the disk, read again only when a watch has reported something of its folders. */
export class OwnCode {
  private known = codeOnDisk();
  private isTouched = true;
  private saved: string[] = [];
  /** Another one after each save. */
  stamp = 0;

  /** Has to be called for each folder in which something may have been saved. */
  touch(folder: string): void {
    this.isTouched ||= this.known.folders.includes(folder);
  }

  /** Looks for what was saved; returns the folders in which that can happen. */
  look(): string[] {
    if (!this.isTouched) return this.known.folders;
    const now = codeOnDisk();
    const paths = new Set([...this.known.sources.keys(), ...now.sources.keys()]);
    const isSaved = (path: string) => {
      const [before, after] = [this.known.sources.get(path), now.sources.get(path)];
      return !(before && after?.equals(before));
    };
    const saved = [...paths].filter(isSaved);
    if (saved.length > 0) this.stamp += 1;
    addAll(this.saved, saved);
    this.known = now;
    this.isTouched = false;
    return now.folders;
  }

  /** The sources that are new, other or gone since this was asked last. */
  takeSaved(): string[] {
    return this.saved.splice(0);
  }
}
