import { mediaUrl } from "../protocol/addresses.ts";
import type { PictureOrigin } from "../protocol/page.ts";

/** The name of a variant of a picture after its stem: a hash, the width and the format. */
const VARIANT = /^[\w-]{10}-\d+\.\w+$/;

/** The picture of the config that an element shows, by its address; undefined for any other element. */
export function pictureOf(
  element: Element,
  pictures: readonly PictureOrigin[],
): PictureOrigin | undefined {
  const image = element instanceof HTMLImageElement ? element : undefined;
  const source = image && new URL(image.currentSrc || image.src, document.baseURI).pathname;
  if (source === undefined) return undefined;
  const found = pictures.filter(
    ({ url, stem }) =>
      source === url || (source.startsWith(stem) && VARIANT.test(source.slice(stem.length))),
  );
  // The same picture in two places: it is not certain which of them is meant.
  return found.length === 1 ? found[0] : undefined;
}

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
