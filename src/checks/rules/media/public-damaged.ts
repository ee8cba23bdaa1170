import { isPublishedAsIs } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const publicDamaged = defineCheck({
  id: "public-damaged",
  severity: "error",
  summary: "Every picture and video in public/ can be published.",
  explanation:
    "Place, time and camera are removed from pictures before they are published. That " +
    "is impossible for damaged files, and for some formats that are named .jpg. " +
    "Visitors could not see them either.",
  *checkSite(site) {
    const isPublished = isPublishedAsIs(site);
    for (const [url, reason] of site.publicFolder.damaged) {
      if (!isPublished(url)) continue;
      yield {
        path: [],
        message: `public${url} cannot be published: ${reason}.`,
        hint: "Export it again from its source, a picture as JPEG or PNG, or remove it from public/.",
      };
    }
  },
});
