import type { Thing } from "schema-dts";

type Properties = Record<string, unknown>;

/**
 * Merges entities with the same `@id`, and concatenates their lists, so that several sections of a page can
 * describe one entity.
 */
export function mergeEntities(things: readonly Thing[]): Thing[] {
  const merged = new Map<unknown, Properties>();
  for (const thing of things as readonly Properties[]) {
    const id = thing["@id"] ?? thing;
    const before = merged.get(id);
    merged.set(id, before ? together(before, thing) : thing);
  }
  return [...merged.values()] as unknown as Thing[];
}

const together = (one: Properties, other: Properties): Properties => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const before = one[key];
      return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
    }),
  ),
});
