import type { MediaFile } from "../compile/media.ts";
import type { Rule } from "./rule.ts";
import { allUses } from "./uses.ts";

/** A phone on a slow connection loads about a megabyte in five seconds (1.6 Mbit/s, Lighthouse's). */
const MAX_PICTURE = 1_500_000;
const MAX_VIDEO = 2_000_000;

export const mediaHeavy: Rule = {
  id: "media-heavy",
  severity: "warning",
  summary: "What is sent as it is, such as a video, is light enough for a phone.",
  explanation:
    "Many visitors come on a phone with a weak signal, and leave when a page takes too long. " +
    "Photographs on your pages are made smaller for you. Videos, SVG drawings, moving pictures and " +
    "your logo and share image are sent as they are: keep videos to a few seconds without sound, and " +
    "save pictures as WebP or JPEG, 2000 pixels wide or less.",
  check(site, report) {
    const places = new Map<string, string>();
    for (const { use, page } of allUses(site)) {
      const file = use.kind === "media" && use.asItIs ? site.media.get(use.name) : undefined;
      const fault = file && faultOf(file);
      if (use.kind !== "media" || !fault) continue;
      const place = JSON.stringify(use.path);
      if ((places.get(use.name) ?? place) !== place) continue;
      places.set(use.name, place);
      const on = page === undefined ? {} : { page };
      report({ path: use.path, ...on, message: `${use.name} ${fault.message}`, hint: fault.hint });
    }
  },
};

function faultOf({ bytes, type }: MediaFile) {
  const video = type.startsWith("video/");
  const max = video ? MAX_VIDEO : MAX_PICTURE;
  if (bytes <= max) return undefined;
  const message = `weighs ${megabytes(bytes)}; on a phone visitors would wait for it.`;
  const advice = video ? "Make it shorter or smaller" : "Save it smaller, as WebP or JPEG";
  return { message, hint: `${advice}, so that it weighs ${megabytes(max)} or less.` };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
