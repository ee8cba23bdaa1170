import { picture as pictureSchema } from "../../schema/fields/parts.ts";
import type { Site } from "../../schema/site.ts";
import type { Theme } from "../../schema/theme.ts";
import { contentHash } from "../files/hash.ts";
import type { FilledPage } from "../fill/fill-page.ts";
import type { BusinessPictures, SharePicture } from "../head/json-ld-input.ts";
import { encodedPath, SHARE_IMAGES } from "../model/addresses.ts";
import { type Backdrop, SHARE_SIZE, type Sheet } from "../model/backdrop.ts";
import { lookOf, type SectionKit } from "../model/section-kit.ts";
import type { Media } from "../model/values.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { resolveFields } from "../resolve/resolve.ts";
import { memoize } from "../util/memoize.ts";
import { readableUrl } from "../util/readable-url.ts";

/**
 * The version of the drawing in src/share; raise it with every change to what it draws but for backdrops,
 * or those who keep the old picture for ever will never see the new one.
 */
const DRAWING = 1;

/** What the share images of a site have in common. */
export interface ShareStyle {
  drawing: number;
  name: string;
  domain: string;
  look: string;
  /** Changes with all that the look draws. */
  backdrop: string;
  colours: Pick<Theme["colours"]["light"], "paper" | "ink" | "accent" | "band" | "onBand">;
  heading: Theme["fonts"]["heading"];
}

/** The picture that shows a page where somebody shares it. */
export interface ShareImage {
  /** Its path on the site; another picture has another one, so it can be kept for ever. */
  url: string;
  words: string;
}

/** Undefined for a site whose fonts come from a provider: there is no font to draw with. */
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

/** A short name for all that a backdrop draws; throws what that throws. */
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
 * What shows a page where it is shared: its own picture, or the business's, or else one that is drawn;
 * none is drawn for a page that search engines may not list.
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

/** What Facebook, the strictest of those that say so, shows at all: developers.facebook.com/docs/sharing/best-practices */
const LEAST = 200;

/** Wider or higher pictures are cut to a strip of their middle. */
const MOST_TIMES = 4;

/** Whether networks and messengers show a picture beside a link. */
export const isShareable = ({ type, width, height }: Media): boolean =>
  type !== "image/svg+xml" &&
  Math.min(width, height) >= LEAST &&
  Math.max(width, height) <= MOST_TIMES * Math.min(width, height);

/** What a site shows where a page is shared; its style, where one can be drawn. */
interface Sharing {
  config: Pick<Site, "business">;
  images: BusinessPictures;
  share: ShareStyle | undefined;
}

type Shared = Pick<FilledPage, "path" | "index" | "picture" | "origin"> & { title: string };

/** The address of a share image follows from all that it is drawn from. */
function shareImage(style: ShareStyle, path: string, title: string): ShareImage {
  const words = withoutBrand(title, style.name);
  const hash = contentHash(JSON.stringify([style, words]));
  const place = path === "/" ? "/index" : path.replace(/\.html$/, "");
  return { url: `${SHARE_IMAGES}${place}-${hash}.png`, words };
}

/** A title without the business's name at its end: the image says that by itself. */
function withoutBrand(title: string, name: string): string {
  if (!title.endsWith(name)) return title;
  const rest = title.slice(0, -name.length);
  const words = rest.replace(/\s*[|–—·•:-]\s*$/, "");
  return words === "" || words === rest ? title : words;
}
