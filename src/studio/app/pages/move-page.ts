import { stepName } from "../../protocol/steps.ts";
import { useStore } from "../store/store.ts";
import type { TreeRow } from "./tree-rows.ts";

/** The row of the next or the previous page with the same parent that has an entry of its own. */
export function siblingAt(
  rows: readonly TreeRow[],
  { node, parent, level }: TreeRow,
  by: 1 | -1,
): TreeRow | undefined {
  const siblings = rows.filter(
    (row) => row.parent?.key === parent?.key && row.level === level && row.node.page,
  );
  const at = siblings.findIndex((row) => row.node.key === node.key);
  const next = siblings[at + by];
  return at < 0 || next?.node.page?.index === node.page?.index ? undefined : next;
}

/** Moves the page of a row to the place of another one. The rows of a table keep the order of its file. */
export function useMovePage() {
  const { edit } = useStore("edit");
  return async (from: TreeRow, to: TreeRow | undefined): Promise<void> => {
    const [page, other] = [from.node.page, to?.node.page];
    if (!page || !other || from.parent?.key !== to?.parent?.key) return;
    if (page.index === other.index || page.row !== undefined || other.row !== undefined) return;
    await edit([{ type: "move", path: ["pages"], from: page.index, to: other.index }], {
      label: stepName("movePage", page.path),
    });
  };
}
