import { mediaUrl } from "../protocol/addresses.ts";
import type { PictureOrigin } from "../protocol/page.ts";
import { pictureOf } from "./pictures.ts";

/** Shows a small version of a new picture, until a build has made those of the page. */
export function showNewPictures(pictures: () => readonly PictureOrigin[]): void {
  const onImage = (type: "error" | "load", run: (image: HTMLImageElement) => void) =>
    // These events do not bubble.
    addEventListener(type, ({ target }) => target instanceof HTMLImageElement && run(target), true);
  onImage("error", (image) => {
    const origin = pictureOf(image, pictures());
    if (origin) image.style.content = `url("${mediaUrl(origin.name, `${Date.now()}`)}")`;
  });
  onImage("load", ({ style }) => style.removeProperty("content"));
}
