import { definitionOf } from "../../../model/kit/section-kit.ts";
import { MAIN_ID } from "../../../model/page-data.ts";
import { defineCheck } from "../../engine/rule.ts";
import { repeats } from "../shared/repeats.ts";

export const duplicateId = defineCheck({
  id: "duplicate-id",
  severity: "error",
  summary: "The id of a section is unique on its page.",
  explanation:
    "Links such as #contact jump to the section with that id. If two sections have it, every link leads to " +
    "the first, and nothing leads to the second. Give each section of a page a unique id.",
  *checkPage({ page: { sections }, route }, { kit }) {
    const all = sections.value.flatMap(({ id }, index) =>
      id === undefined ? [] : { id, path: [...(sections.origins[index] ?? []), "id"] },
    );
    for (const { id, path } of all.filter((each) => each.id === MAIN_ID)) {
      yield {
        path,
        message: `The id "${id}" is reserved for the page itself, so links to #${id} do not reach this section.`,
        hint: "Give this section another id, and change the links to it as well.",
      };
    }
    const own = all.filter(({ id }) => id !== MAIN_ID);
    for (const { item } of repeats(own, ({ id }) => id)) {
      yield {
        path: item.path,
        message: `An earlier section of the page also has the id "${item.id}". Links to #${item.id} lead there.`,
        hint: "Give this section another id, or remove its id.",
      };
    }
    const within = route.sections.flatMap((section, index) =>
      (definitionOf(kit, section).anchors?.(section) ?? []).map((id) => ({ id, index })),
    );
    const reported = new Set<number>();
    for (const { item, first } of repeats(within, ({ id }) => id)) {
      if (item.index === first.index || reported.has(item.index)) continue;
      reported.add(item.index);
      yield {
        path: sections.origins[item.index] ?? [],
        message: `An earlier section of the page also has a part with the id "${item.id}". Links to #${item.id} lead there.`,
        hint: 'Give this section an "id"; the ids of its parts then begin with it.',
      };
    }
  },
});
