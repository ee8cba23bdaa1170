import type { PictureOrigin } from "../protocol/page.ts";
import type { FromFrame } from "./messages.ts";
import { pictureOf } from "./pictures.ts";

/** Where files are dropped: on a picture, or before or after it in its list. */
interface Target {
  element: HTMLElement;
  picture: PictureOrigin;
  beside?: "before" | "after" | undefined;
}

/** Lets the owner drop files on a picture of the page, and between the pictures of a list. */
export function takeDrops(
  send: (message: FromFrame) => void,
  pictures: () => readonly PictureOrigin[],
): void {
  let marked: HTMLElement | undefined;
  const mark = ({ element, beside }: Partial<Target> = {}) => {
    if (marked !== element) marked?.style.removeProperty("outline");
    element?.style.setProperty("outline", `4px ${beside ? "dotted" : "solid"} #8a5a00`);
    marked = element;
  };
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Without this, the browser opens the file in the place of the page.
    event.preventDefault();
    const target = targetAt(event, pictures());
    event.dataTransfer.dropEffect = target ? "copy" : "none";
    mark(target);
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) mark();
  });
  addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const target = targetAt(event, pictures());
    mark();
    if (target) send({ type: "drop", picture: target.picture, files, beside: target.beside });
  });
}

/** The picture at the position of an event, also if something is in front of it; or the one beside it. */
function targetAt(event: DragEvent, pictures: readonly PictureOrigin[]): Target | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const picture = pictureOf(element, pictures);
    if (picture && element instanceof HTMLElement) return { element, picture };
  }
  return targetBeside(event, pictures);
}

/** How far from a picture files count as dropped beside it, in pixels. */
const NEAR = 64;

/** The nearest picture of a list, if the position is between two of its pictures or at its ends. */
function targetBeside(
  { clientX, clientY }: DragEvent,
  pictures: readonly PictureOrigin[],
): Target | undefined {
  let nearest: Target | undefined;
  let least = NEAR;
  for (const element of document.images) {
    const picture = pictureOf(element, pictures);
    if (!picture || !isInList(picture, pictures)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [aside, above] = [beyond(clientX, left, right), beyond(clientY, top, bottom)];
    const distance = Math.hypot(aside, above);
    if (distance >= least) continue;
    least = distance;
    const isRightToLeft = getComputedStyle(element).direction === "rtl";
    const isBefore = above < 0 || (above === 0 && aside < 0 !== isRightToLeft);
    nearest = { element, picture, beside: isBefore ? "before" : "after" };
  }
  return nearest;
}

/** How far a position is before the beginning of a range, as a negative number, or after its end. */
const beyond = (at: number, from: number, to: number): number =>
  at < from ? at - from : Math.max(0, at - to);

/** Whether another picture of the section is in the same list. */
const isInList = (picture: PictureOrigin, pictures: readonly PictureOrigin[]): boolean =>
  pictures.some((each) => each !== picture && listOf(each) === listOf(picture));

const listOf = ({ section, path }: PictureOrigin): string => {
  const at = path.findLastIndex((step) => typeof step === "number");
  return [section, ...path.slice(0, at), "", ...path.slice(at + 1)].join("/");
};
