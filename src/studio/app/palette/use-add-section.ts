import type { SectionChoice } from "../../protocol/samples.ts";
import { stepName } from "../../protocol/steps.ts";
import { call } from "../store/api.ts";
import { useStore } from "../store/store.ts";

/** A place on the page: above or below a section, by its position. */
export interface Place {
  section: number;
  isBefore: boolean;
}

/** Adds a section to the page's own list, and selects it. */
export function useAddSection(place: Place | undefined) {
  const { origins, pages, page, selection, edit, openForm, report } = useStore(
    "origins",
    "pages",
    "page",
    "selection",
    "edit",
    "openForm",
    "report",
  );
  return async ({ type, name }: SectionChoice, preset: string): Promise<void> => {
    const list = origins?.sectionsPath;
    if (!list) return;
    const own = origins.sections.filter(({ isOwn }) => isOwn);
    const near = origins.sections[place?.section ?? selection?.section ?? -1];
    const beside = near?.isOwn ? near : own.at(-1);
    const by = place?.isBefore && near?.isOwn ? 0 : 1;
    const index = beside ? Number(beside.path.at(-1)) + by : 0;
    const section = beside ? origins.sections.indexOf(beside) + by : 0;
    try {
      const language = pages.find(({ path }) => path === page)?.language;
      const made = await call<{ section: unknown }>("newSection", {
        type,
        preset,
        ...(language && { language }),
      });
      await edit([{ type: "insert", path: list, index, value: made.section }], {
        label: stepName("addSection", name),
      });
      openForm({ section, path: [...list, index], isNew: true });
    } catch (reason) {
      report(reason instanceof Error ? reason.message : String(reason));
    }
  };
}
