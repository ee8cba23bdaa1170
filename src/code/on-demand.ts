import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** What the app brings in by name when a page needs it: `feature-grid/feature-grid.tsx`, `motifs/plain.ts`. */
const PARTS = {
  sections: /[\\/]sections[\\/]([\w-]+)[\\/]\1\.tsx$/,
  motifs: /[\\/]motifs[\\/](\w+)\.ts$/,
};

/** The files of each part of a kind: its own and all that it imports. */
export type OnDemand = Record<keyof typeof PARTS, Record<string, string[]>>;

/**
 * The files that a page needs besides the app to show sections of each type in a motif. Types that come
 * with the app have none.
 */
export function onDemand(chunks: readonly Chunk[], app: Chunk): OnDemand {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const inApp = new Set(withImports(app, byName));
  const filesOf = (part: RegExp) =>
    Object.fromEntries(
      app.dynamicImports.flatMap((name) => {
        const chunk = byName.get(name);
        const file = part.exec(chunk?.facadeModuleId ?? "")?.[1];
        if (!chunk || file === undefined) return [];
        const files = [...withImports(chunk, byName)].filter((other) => !inApp.has(other));
        return [[nameOf(file), files.map((other) => `/${other}`)]];
      }),
    );
  return { sections: filesOf(PARTS.sections), motifs: filesOf(PARTS.motifs) };
}

const nameOf = (file: string) => file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The names of a chunk's file and of those that it imports, and of what these import. */
function withImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, seen = new Set<string>()) {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next && !seen.has(name)) withImports(next, byName, seen);
  }
  return seen;
}
