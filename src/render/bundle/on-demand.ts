import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** The files of each type or look by its name: its own file and all its imports. */
export interface OnDemand {
  sections: Record<string, string[]>;
  looks: Record<string, string[]>;
}

/** The file of each part that the app loads when a page needs it, by the part's name. */
type Parts = { [K in keyof OnDemand]: ReadonlyMap<string, string> };

/**
 * The additional files of a page for sections of each type in a look. Types inside the app need
 * none.
 */
export function onDemand(chunks: readonly Chunk[], app: Chunk, parts: Parts): OnDemand {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const later = new Map(
    app.dynamicImports.flatMap((name) => {
      const chunk = byName.get(name);
      return chunk?.facadeModuleId ? [[chunk.facadeModuleId, chunk] as const] : [];
    }),
  );
  const inApp = new Set(withImports(app, byName));
  const filesOf = (files: ReadonlyMap<string, string>) =>
    Object.fromEntries(
      [...files].flatMap(([name, file]) => {
        const chunk = later.get(file);
        if (!chunk) return [];
        const needed = [...withImports(chunk, byName)].filter((other) => !inApp.has(other));
        return [[name, needed.map((other) => `/${other}`)]];
      }),
    );
  return { sections: filesOf(parts.sections), looks: filesOf(parts.looks) };
}

/** The names of a chunk's file and of all its direct and indirect imports. */
function withImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, seen = new Set<string>()) {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next && !seen.has(name)) withImports(next, byName, seen);
  }
  return seen;
}
