import { ICONS } from "../../../site/head/icons.ts";
import { defineCheck } from "../../engine/rule.ts";

export const noFavicon = defineCheck({
  id: "no-favicon",
  severity: "info",
  summary: "The site has an icon for tabs, bookmarks and search results.",
  explanation:
    "Without an icon your page has a blank tab in browsers, and search engines show a " +
    "grey globe beside its name. Put a square drawing into public as favicon.svg or favicon.ico, and " +
    "one of 180 by 180 pixels as apple-touch-icon.png for phones.",
  *checkSite({ publicFolder }) {
    if (ICONS.some(({ href }) => publicFolder.files.has(href))) return;
    yield {
      path: [],
      message: "The site has no icon, so browsers show a blank one in tabs and bookmarks.",
      hint: "Put a square drawing into the folder public as favicon.svg.",
    };
  },
});
