import type { MediaUse } from "../../../site/resolve/uses.ts";
import { allMedia } from "../../engine/media-uses.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

/** Half the device pixels of a picture that fills the width of a phone. */
const MIN_WIDTH = 480;

export const mediaSmall = defineCheck({
  id: "media-small",
  severity: "warning",
  summary: "Photographs have enough pixels to be sharp.",
  explanation:
    "A small picture is enlarged to fill its space and looks blurred, and so does the work that it " +
    "shows. Copies from messengers and old websites are often that small. Take the file from the camera " +
    "or phone. It may be as large as you like: visitors get smaller versions.",
  *checkSite(site) {
    for (const { file, name, at } of firstUses(site, ({ asItIs }) => !asItIs)) {
      if (file.width >= MIN_WIDTH) continue;
      yield {
        ...at,
        message: `${name} is only ${file.width} pixels wide, so it looks blurred on most screens.`,
        hint: "Replace it with the original from the camera, 1500 pixels wide or more.",
      };
    }
  },
});

/**
 * A phone on a slow connection loads about a megabyte in five seconds (1.6 Mbit/s, as in
 * Lighthouse).
 */
const MAX_PICTURE = 1_500_000;
const MAX_VIDEO = 2_000_000;

export const mediaHeavy = defineCheck({
  id: "media-heavy",
  severity: "warning",
  summary: "Files that are sent unchanged, such as silent videos, are small enough for phones.",
  explanation:
    "Many visitors come on a phone with a weak signal, and leave when a page takes too long. " +
    "Photographs on your pages are made smaller for you. Videos, SVG drawings, animated pictures and " +
    "your logo and share image are sent unchanged. Keep videos to a few seconds without sound, and " +
    "save pictures as WebP or JPEG, 2000 pixels wide or less. A video that visitors start themselves, " +
    "such as one with sound, may be larger.",
  *checkSite(site) {
    const isHeavy = ({ asItIs, onDemand }: MediaUse) => asItIs && !onDemand;
    for (const { file, name, at } of firstUses(site, isHeavy)) {
      const isVideo = file.type.startsWith("video/");
      const max = isVideo ? MAX_VIDEO : MAX_PICTURE;
      if (file.bytes <= max) continue;
      const advice = isVideo ? "Make it shorter or smaller" : "Save it smaller, as WebP or JPEG";
      yield {
        ...at,
        message: `${name} is ${megabytes(file.bytes)} large, so visitors on phones wait for it.`,
        hint: `${advice}, ${megabytes(max)} at most.`,
      };
    }
  },
});

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * The first use of each file that `matches` accepts. In a template, it occurs once for each page.
 */
export function* firstUses(site: SiteSummary, matches: (use: MediaUse) => boolean) {
  const places = new Map<string, string>();
  for (const { use, page } of allMedia(site)) {
    const file = matches(use) ? site.media.get(use.name) : undefined;
    if (!file) continue;
    const place = JSON.stringify(use.path);
    if ((places.get(use.name) ?? place) !== place) continue;
    places.set(use.name, place);
    const at: Pick<Finding, "path" | "page"> = { path: use.path, page };
    yield { file, name: use.name, at };
  }
}
