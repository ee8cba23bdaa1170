import type { PictureOrigin } from "../protocol/page.ts";
import type { FromFrame } from "./messages.ts";
import { pictureOf } from "./pictures.ts";

/** Lets the owner drop files on a picture of the page. */
export function takeDrops(
  send: (message: FromFrame) => void,
  pictures: () => readonly PictureOrigin[],
): void {
  let marked: HTMLElement | undefined;
  const mark = (element: HTMLElement | undefined) => {
    if (marked === element) return;
    marked?.style.removeProperty("outline");
    element?.style.setProperty("outline", "4px solid #8a5a00");
    marked = element;
  };
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Without this, the browser opens the file in the place of the page.
    event.preventDefault();
    const [element] = pictureAt(event, pictures());
    event.dataTransfer.dropEffect = element ? "copy" : "none";
    mark(element);
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) mark(undefined);
  });
  addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const [, picture] = pictureAt(event, pictures());
    mark(undefined);
    if (picture) send({ type: "drop", picture, files });
  });
}

/** The picture at the position of an event, also if something is in front of it. */
function pictureAt(
  { clientX, clientY }: DragEvent,
  pictures: readonly PictureOrigin[],
): [element?: HTMLElement, picture?: PictureOrigin] {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const picture = pictureOf(element, pictures);
    if (picture && element instanceof HTMLElement) return [element, picture];
  }
  return [];
}
