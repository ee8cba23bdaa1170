import { useCallback } from "react";
import { MAX_UPLOAD_BYTES } from "../../../protocol/addresses.ts";
import type { PictureOrigin } from "../../../protocol/page.ts";
import { useStore } from "../../store.ts";
import { WORDS } from "../../words/words.ts";
import { addMedia } from "./media-list.ts";

/** Replaces a picture of the page by a file that is dropped on it, and opens its form. */
export function useReplacePicture(): (picture: PictureOrigin, file: File) => Promise<void> {
  const { edit, run, report, selectSection, origins } = useStore();
  return useCallback(
    async ({ section, path, name, cell }, file) => {
      const folder = name.slice(0, Math.max(0, name.lastIndexOf("/")));
      try {
        if (file.size > MAX_UPLOAD_BYTES)
          throw new Error(WORDS.media.tooLarge(file.name, MAX_UPLOAD_BYTES / 1e6));
        const added = await addMedia(file, folder);
        const label = `${WORDS.media.picture}: ${added.name}`;
        if (cell) {
          const { file: table, row, column } = cell;
          const set = { type: "set", row, column, value: added.name };
          const input = { table: { type: "file", name: table }, edits: [set], label };
          await run("editRows", input);
          return;
        }
        await edit([{ type: "set", path, value: added.name }], { label });
        const at = origins?.sections.findIndex(({ index }) => index === section) ?? -1;
        if (at >= 0) selectSection(at, path);
      } catch (reason) {
        report(reason instanceof Error ? reason.message : String(reason));
      }
    },
    [edit, run, report, selectSection, origins],
  );
}
