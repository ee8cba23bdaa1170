import type { MediaFile } from "../../../assets/pictures/media.ts";
import { isShareable } from "../../../site/head/share-image.ts";
import { defineCheck } from "../../engine/rule.ts";
import { firstUses } from "../media/media-size.ts";

export const sharePicture = defineCheck({
  id: "share-picture",
  severity: "warning",
  summary: "The picture for sharing works where people share pages.",
  explanation:
    "Messengers and networks show a picture beside a link to your page. They take photographs of some size, " +
    "1200 by 630 pixels at best, and no drawings. If you leave it out, a picture with the title of the page is made for you.",
  *checkSite(site) {
    for (const { file, name, at } of firstUses(site, ({ path }) => path.at(-1) === "shareImage")) {
      const fault = faultOf(file);
      if (fault === undefined) continue;
      yield {
        ...at,
        message: `${name} ${fault}`,
        hint: "Use a photograph of about 1200 by 630 pixels, or remove the field: a picture is then made for you.",
      };
    }
  },
});

function faultOf(file: MediaFile): string | undefined {
  if (isShareable(file)) return undefined;
  const { type, width, height } = file;
  return type === "image/svg+xml"
    ? "is a drawing, and networks do not show drawings beside a link."
    : `is ${width} by ${height} pixels. Networks do not show it, or only a strip of its middle.`;
}
