import { firstUses } from "../engine/media-uses.ts";
import type { Rule } from "../engine/rule.ts";

/** Half as wide as a phone shows a picture that fills its screen, in dots. */
const MIN_WIDTH = 480;

export const mediaSmall: Rule = {
  id: "media-small",
  severity: "warning",
  summary: "Photographs have enough pixels to be sharp.",
  explanation:
    "A small picture is stretched to the place it fills and looks blurred, and so does the work that it " +
    "shows. Copies from messengers and old websites are often that small. Take the file from the camera " +
    "or phone itself: it may be as large as it likes, for visitors are sent smaller ones made from it.",
  *checkSite(site) {
    for (const { file, name, at } of firstUses(site, ({ asItIs }) => !asItIs)) {
      if (file.width >= MIN_WIDTH) continue;
      yield {
        ...at,
        message: `${name} is only ${file.width} pixels wide, so it looks blurred on most screens.`,
        hint: "Put the original from the camera in its place; 1500 pixels wide or more is right.",
      };
    }
  },
};
