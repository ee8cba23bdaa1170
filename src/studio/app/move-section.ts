import { stepName } from "../protocol/steps.ts";
import { useStore } from "./store/store.ts";

/** Moves a section of the page's own list to the place of another one; both are positions on the page. */
export function useMoveSection(): (from: number, to: number) => Promise<void> {
  const { origins, edit, select } = useStore("origins", "edit", "select");
  return async (from, to) => {
    const [section, place] = [origins?.sections[from], origins?.sections[to]];
    if (!section?.isOwn || !place?.isOwn || from === to) return;
    const list = section.path.slice(0, -1);
    const [index, target] = [section, place].map(({ path }) => Number(path.at(-1)));
    if (index === undefined || target === undefined) return;
    const label = stepName(to < from ? "moveUp" : "moveDown", section.name);
    await edit([{ type: "move", path: list, from: index, to: target }], {
      label,
      onDone: () => select({ section: to, path: [...list, target], isMoved: true }),
    });
  };
}
