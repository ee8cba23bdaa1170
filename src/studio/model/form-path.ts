import type { ValuePath } from "../protocol/edits.ts";

const SECTION_LISTS = new Set<unknown>(["sections", "before", "after"]);

/** The section or the part of the config whose form has a value. */
export function formPath(path: ValuePath): ValuePath {
  const at = path.findIndex(
    (step, index) => typeof step === "number" && SECTION_LISTS.has(path[index - 1]),
  );
  if (at >= 0) return path.slice(0, at + 1);
  if (path[0] !== "pages") return path.slice(0, path[0] === "shared" ? 2 : 1);
  if (path[2] === "params") return path.slice(0, 3);
  return path.slice(0, path[2] === "instead" ? 4 : 2);
}

/** Whether a path is that of a list of sections, which has no form. */
export const isSectionList = (path: ValuePath): boolean => SECTION_LISTS.has(path.at(-1));
