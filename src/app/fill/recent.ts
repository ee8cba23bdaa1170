/** How many structures are remembered; a site has a few for each template and section type. */
const MOST = 1000;

/** How many of a type are tried before anything is looked up. */
const MOST_TRIED = 32;

/** Remembers what was used last, and forgets the rest. */
export function recent<Known extends { key: string }>() {
  const byKey = new Map<string, Known>();
  const byType = new Map<string, Known[]>();

  return {
    get: (key: string) => byKey.get(key),
    /** The last used ones of a type, the last one first. */
    lastOf: (type: string): readonly Known[] => byType.get(type) ?? [],
    use(type: string, known: Known): void {
      byKey.delete(known.key);
      byKey.set(known.key, known);
      if (byKey.size > MOST) byKey.delete(byKey.keys().next().value ?? "");
      const last = byType.get(type) ?? [];
      if (last[0] === known) return;
      const others = last.filter((other) => other !== known).slice(0, MOST_TRIED - 1);
      byType.set(type, [known, ...others]);
    },
  };
}
