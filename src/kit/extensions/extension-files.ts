import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ExtensionKind, ExtensionModule } from "../../model/kit/extensions.ts";

/** The kinds of extension and their folders. */
export const FOLDER_OF_KIND: Record<ExtensionKind, string> = {
  section: "sections",
  look: "looks",
  language: "languages",
  check: "checks",
};

/** The modules in these folders of a site or package, without tests. */
export const extensionFilesIn = (root: string): ExtensionModule[] =>
  kinds.flatMap((kind) =>
    entriesOf(join(root, FOLDER_OF_KIND[kind])).flatMap(({ parentPath, name }) =>
      moduleOf(kind, join(parentPath, name)).map((file) => ({ kind, file })),
    ),
  );

/** Folders without the expected module. */
export const emptyFoldersIn = (root: string): { kind: ExtensionKind; folder: string }[] =>
  kinds.flatMap((kind) =>
    entriesOf(join(root, FOLDER_OF_KIND[kind]))
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => ({ kind, folder: join(parentPath, name) }))
      .filter(({ folder }) => moduleOf(kind, folder).length === 0),
  );

/** The names of these folders. */
export const EXTENSION_FOLDERS = Object.values(FOLDER_OF_KIND);

const kinds = Object.keys(FOLDER_OF_KIND) as ExtensionKind[];

const entriesOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];

/** A file by itself is one; a folder has one, such as `section.ts`. */
function moduleOf(kind: ExtensionKind, path: string): string[] {
  if (/\.[jt]sx?$/.test(path)) return /\.(test|d)\.[jt]sx?$/.test(path) ? [] : [path];
  return [".ts", ".js"].map((end) => join(path, kind + end)).filter((file) => existsSync(file));
}
