import type { MediaFile } from "../../pictures/media.ts";
import { firstUses } from "../engine/media-uses.ts";
import type { Rule } from "../engine/rule.ts";

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
  *checkSite(site) {
    for (const { file, name, at } of firstUses(site, ({ asItIs }) => asItIs)) {
      const fault = faultOf(file);
      if (fault) yield { ...at, message: `${name} ${fault.message}`, hint: fault.hint };
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
