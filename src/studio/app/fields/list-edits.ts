import type { Edit, ValuePath } from "../../protocol/edits.ts";

/** The edits that turn a list into another one: entries that stay the same keep their text. */
export function listEdits(
  path: ValuePath,
  before: readonly unknown[],
  after: readonly unknown[],
): Edit[] {
  if (before.length > 0 && after.length === 0) return [{ type: "remove", path }];
  const changed = after.flatMap((value, index): Edit[] => {
    if (index >= before.length) return [{ type: "insert", path, index, value }];
    const isSame = JSON.stringify(before[index]) === JSON.stringify(value);
    return isSame ? [] : [{ type: "set", path: [...path, index], value }];
  });
  const gone = before.slice(after.length).map((_, at): Edit => {
    return { type: "remove", path: [...path, before.length - 1 - at] };
  });
  return [...changed, ...gone];
}
