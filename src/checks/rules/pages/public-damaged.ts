import { isPublishedAsIs } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const publicDamaged = defineCheck({
  id: "public-damaged",
  severity: "error",
  summary: "Each picture and film of public/ can be published.",
  explanation:
    "Where and when a picture was taken, and with which camera, is taken out of it before it goes on the web. That " +
    "cannot be done with a file that is cut off or damaged, nor with some kinds of photographs that are called .jpg. " +
    "Visitors would not see them either.",
  *checkSite(site) {
    const isPublished = isPublishedAsIs(site);
    for (const [url, reason] of site.publicFolder.damaged) {
      if (!isPublished(url)) continue;
      yield {
        path: [],
        message: `public${url} cannot be published: ${reason}.`,
        hint: "Export it again from where it came from, a picture as JPEG or PNG, or take it out of public/.",
      };
    }
  },
});
