import { useCallback } from "react";
import { inWords, upperFirst } from "../../../../lib/text.ts";
import type { ValuePath } from "../../../protocol/edits.ts";
import type { ValueModel } from "../../../protocol/fields.ts";
import type { PictureOrigin } from "../../../protocol/page.ts";
import { stepName } from "../../../protocol/steps.ts";
import { call } from "../../store/api.ts";
import { useStore } from "../../store/store.ts";
import { listInWords } from "../../words/in-own-words.ts";
import { WORDS } from "../../words/words.ts";
import { addAllMedia } from "./media-list.ts";
import { askForText } from "./old-text.tsx";
import { mediaOf, type PlaceInList, useInsertMedia } from "./picture-list.tsx";

/**
 * Takes files that are dropped on a picture of the page, and opens its form. One file replaces the picture; several are
 * added after it if it is in a list of pictures, and so are those that are dropped beside it.
 */
export function useDropOnPicture(): (
  picture: PictureOrigin,
  files: readonly File[],
  beside: "before" | "after" | undefined,
) => Promise<void> {
  const { edit, run, report, selectSection, openTable, origins } = useStore(
    "edit",
    "run",
    "report",
    "selectSection",
    "openTable",
    "origins",
  );
  const insert = useInsertMedia();
  return useCallback(
    async ({ section, path, name, cell, alternative }, files, beside) => {
      const folder = name.slice(0, Math.max(0, name.lastIndexOf("/")));
      const isAdded = files.length > 1 || beside !== undefined;
      const list = isAdded && !cell ? await listAround(path) : undefined;
      // A picture alone is not replaced by files beside it.
      if (beside && !list && !cell) return report(WORDS.media.dropOn);
      const by = beside === "before" ? 0 : 1;
      const isOne = !list && !cell;
      const { names, problems } = await addAllMedia(isOne ? files.slice(0, 1) : files, folder);
      const [first] = names;
      const others = isOne ? files.slice(1).map((file) => file.name) : [];
      if (others.length > 0) problems.push(WORDS.media.onlyOne(listInWords(others)));
      if (problems.length > 0) report(problems.join("\n"));
      if (first === undefined) return;
      const label = stepName("chooseFor", [fieldOf(path)], first);
      const isReplaced = !list && !(cell && isAdded);
      if (isReplaced) askForText(alternative?.text, name, first);
      if (cell) {
        const { file, row, column = "" } = cell;
        const edits = !isAdded
          ? [{ type: "set", row, column, value: first }]
          : names.map((value, at) => ({
              type: "insert",
              row: row + by + at,
              cells: { [column]: value },
            }));
        const table = { type: "file", name: file } as const;
        await run("editRows", { table, edits, label });
        // Its question is there.
        if (isReplaced && alternative) openTable({ table, row, column });
        return;
      }
      if (list) await insert({ ...list, index: list.index + by }, names);
      else await edit([{ type: "set", path, value: first }], { label });
      const at = origins?.sections.findIndex(({ index }) => index === section) ?? -1;
      if (at >= 0) selectSection(at, path);
    },
    [edit, run, report, insert, selectSection, openTable, origins],
  );
}

/** The list of pictures that a picture is an entry of, and its place there. */
async function listAround(picture: ValuePath): Promise<PlaceInList | undefined> {
  const at = picture.findLastIndex((step) => typeof step === "number");
  const index = picture[at];
  if (typeof index !== "number") return undefined;
  const path = picture.slice(0, at);
  const { control, value } = await call<ValueModel>("value", { path });
  if (control.type !== "list" || !mediaOf(control.item) || !Array.isArray(value)) return undefined;
  return { path, entries: value, index };
}

/** The field that a picture is in. */
const fieldOf = (path: ValuePath) =>
  upperFirst(inWords(String(path.findLast((step) => typeof step === "string" && step !== "file"))));
