import { picture as pictureSchema } from "../../../schema/fields/parts.ts";
import type { Site } from "../../../schema/site.ts";
import type { ParsedPage } from "../../config/parse/parsed-page.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { memoize } from "../../lib/memoize.ts";
import { readableUrl } from "../../lib/url.ts";
import { encodedPath, SHARE_IMAGES } from "../../model/addresses.ts";
import { type Backdrop, SHARE_SIZE, type ShareStyle, type Sheet } from "../../model/backdrop.ts";
import { lookOf, type SectionKit } from "../../model/kit/section-kit.ts";
import type { Media } from "../../model/values.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { resolveFields } from "../resolve/resolve.ts";
import type { BusinessPictures, SharePicture } from "./json-ld-input.ts";

/**
 * The version of the drawing in src/assets/share. Raise it with every change to the images, except for
 * backdrops. The images are cached forever, so their address has to change.
 */
const DRAWING = 1;

/** The image that is drawn for a page and appears where somebody shares it. */
export interface ShareImage {
  /** Its path on the site, with a hash of its content, so that it can be cached forever. */
  url: string;
  words: string;
}

/** Undefined for a site with a provider's fonts: there is no font file to draw with. */
export function shareStyle({ business, theme }: Site, kit: SectionKit): ShareStyle | undefined {
  if (theme.fonts.stylesheet !== undefined) return undefined;
  const { paper, ink, accent, band, onBand } = theme.colours.light;
  return {
    drawing: DRAWING,
    name: business.name,
    domain: readableUrl(business.url).replace(/^https?:\/\/(www\.)?/, ""),
    look: theme.look,
    backdrop: drawingOf(lookOf(kit, theme.look).backdrop),
    colours: { paper, ink, accent, band, onBand },
    heading: theme.fonts.heading,
  };
}

/** A hash of what a backdrop draws; throws what the backdrop throws. */
export const drawingOf = memoize(({ hasBand, draw }: Backdrop): string => {
  const drawn: unknown[] = [hasBand];
  const sheet: Sheet = {
    fill: (...rectangle) => drawn.push(rectangle),
    paint: ({ alpha, ...place }, ramp) => drawn.push([place, contentHash(alpha), ramp]),
  };
  draw(sheet, (start) => start);
  return contentHash(JSON.stringify(drawn));
});

/**
 * The share image of a page: its own picture, the business's, or else a drawn one. Pages that search
 * engines must not list get none.
 */
export function sharePicture(
  { path, title, index, picture, origin }: Shared,
  { env, context }: { env: ResolveEnvironment; context: Sharing },
): { picture: SharePicture | undefined; share?: ShareImage } {
  const { business } = context.config;
  const own = picture && resolveFields(pictureSchema, picture, [...origin, "picture"], env);
  if (own && isShareable(own.file))
    return { picture: { url: business.url + own.file.url, about: { alt: own.alt } } };
  if (context.images.share) return { picture: { url: context.images.share } };
  if (!context.share || !index) return { picture: undefined };
  const share = shareImage(context.share, path, title);
  const about = { ...SHARE_SIZE, type: "image/png", alt: `${share.words} – ${business.name}` };
  return { share, picture: { url: business.url + encodedPath(share.url), about } };
}

/** The minimum size for Facebook, the strictest documented one: developers.facebook.com/docs/sharing/best-practices */
const LEAST = 200;

/** Networks crop wider pictures to a strip of their middle. */
const MOST_TIMES = 4;

/** Whether networks and messengers show a picture beside a link. */
export const isShareable = ({ type, width, height }: Media): boolean =>
  type !== "image/svg+xml" &&
  Math.min(width, height) >= LEAST &&
  Math.max(width, height) <= MOST_TIMES * Math.min(width, height);

/** What the share images of a site are made from. */
interface Sharing {
  config: Pick<Site, "business">;
  images: BusinessPictures;
  share: ShareStyle | undefined;
}

type Shared = Pick<ParsedPage, "path" | "index" | "picture" | "origin"> & { title: string };

/** The address of a share image contains a hash of everything it is drawn from. */
function shareImage(style: ShareStyle, path: string, title: string): ShareImage {
  const words = withoutBrand(title, style.name);
  const hash = contentHash(JSON.stringify([style, words]));
  const place = path === "/" ? "/index" : path.replace(/\.html$/, "");
  return { url: `${SHARE_IMAGES}${place}-${hash}.png`, words };
}

/** A title without the business's name at its end, which the image contains anyway. */
function withoutBrand(title: string, name: string): string {
  if (!title.endsWith(name)) return title;
  const rest = title.slice(0, -name.length);
  const words = rest.replace(/\s*[|–—·•:-]\s*$/, "");
  return words === "" || words === rest ? title : words;
}
