import type { MediaFile } from "../../../pictures/media.ts";
import { defineCheck } from "../../engine/rule.ts";
import { firstUses } from "../media/media-size.ts";

/** What Facebook, the strictest of those that say so, shows at all: developers.facebook.com/docs/sharing/best-practices */
const LEAST = 200;

/** Wider or higher ones are cut to a strip of their middle. */
const MOST_TIMES = 4;

export const sharePicture = defineCheck({
  id: "share-picture",
  severity: "warning",
  summary: "The picture for sharing can be shown where people share pages.",
  explanation:
    "Messengers and networks show a picture beside a link to your page. They take photographs of some size, " +
    "1200 by 630 pixels at best, and no drawings. Left out, a picture with the title of the page is made for you.",
  *checkSite(site) {
    const isShared = ({ path }: { path: readonly (string | number)[] }) =>
      path.at(-1) === "shareImage" || (path.length === 4 && path[2] === "picture");
    for (const { file, name, at } of firstUses(site, isShared)) {
      const fault = faultOf(file);
      if (fault === undefined) continue;
      yield {
        ...at,
        message: `${name} ${fault}`,
        hint: "Take a photograph of about 1200 by 630 pixels, or leave the field out: a picture is then made for you.",
      };
    }
  },
});

function faultOf({ type, width, height }: MediaFile): string | undefined {
  if (type === "image/svg+xml") return "is a drawing, and no network shows drawings beside a link.";
  const size = `is ${width} by ${height} pixels`;
  if (Math.min(width, height) < LEAST)
    return `${size}, and networks show none of less than ${LEAST} by ${LEAST}.`;
  return Math.max(width, height) > MOST_TIMES * Math.min(width, height)
    ? `${size}, so networks would show a strip of its middle.`
    : undefined;
}
