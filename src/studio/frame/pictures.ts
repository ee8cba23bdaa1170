import { mediaUrl } from "../protocol/addresses.ts";
import type { PictureOrigin } from "../protocol/page.ts";

/** The name of a variant of a picture after its stem: a hash, the width and the format. */
const VARIANT = /^[\w-]{10}-\d+\.\w+$/;

/** The pictures of the config that an element may show, by its address; the same one may be in several places. */
function picturesIn(element: Element, pictures: readonly PictureOrigin[]): PictureOrigin[] {
  if (!(element instanceof HTMLImageElement)) return [];
  const [shown = [], asked = []] = [element.currentSrc, element.src].map((address) => {
    const source = new URL(address, document.baseURI).pathname;
    return pictures.filter(
      ({ url, stem }) =>
        source === url || (source.startsWith(stem) && VARIANT.test(source.slice(stem.length))),
    );
  });
  // Until a new picture is loaded, the image still shows the previous one.
  return shown.length > 0 ? shown : asked;
}

/** The picture of the config that an element shows; undefined if it is not certain which of them. */
export function pictureOf(
  element: Element,
  pictures: readonly PictureOrigin[],
): PictureOrigin | undefined {
  const [found, ...others] = picturesIn(element, pictures);
  return others.length === 0 ? found : undefined;
}

/** Shows a small version of a new picture, until a build has made those of the page. */
export function showNewPictures(pictures: () => readonly PictureOrigin[]): void {
  const onImage = (type: "error" | "load", run: (image: HTMLImageElement) => void) =>
    // These events do not bubble, and those of "load" do not reach the window.
    document.addEventListener(
      type,
      ({ target }) => target instanceof HTMLImageElement && run(target),
      true,
    );
  onImage("error", (image) => {
    const [origin] = picturesIn(image, pictures());
    if (origin && image.style.content === "")
      image.style.content = `url("${mediaUrl(origin.name, `${Date.now()}`)}")`;
  });
  onImage("load", ({ style }) => style.removeProperty("content"));
}
