import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** The component of a section type: `feature-grid/feature-grid.tsx`. */
const COMPONENT = /[\\/]sections[\\/]([\w-]+)[\\/]\1\.tsx$/;

/**
 * The files that a page needs besides the app to show sections of each type: the type's own and all that
 * it imports. Types that are part of the app have none.
 */
export function sectionChunks(chunks: readonly Chunk[], app: Chunk): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const inApp = new Set(withImports(app, byName));
  return Object.fromEntries(
    app.dynamicImports.flatMap((name) => {
      const chunk = byName.get(name);
      const folder = COMPONENT.exec(chunk?.facadeModuleId ?? "")?.[1];
      if (!chunk || folder === undefined) return [];
      const files = [...withImports(chunk, byName)].filter((file) => !inApp.has(file));
      return [[typeOf(folder), files.map((file) => `/${file}`)]];
    }),
  );
}

const typeOf = (folder: string) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The names of a chunk's file and of those that it imports, and of what these import. */
function withImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, seen = new Set<string>()) {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next && !seen.has(name)) withImports(next, byName, seen);
  }
  return seen;
}
