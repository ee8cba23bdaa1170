import { listNames } from "../../../diagnostics/list-names.ts";
import type { ExclusionReason, PublicFolder } from "../../../lib/files/public-folder.ts";
import { isPublishedAsIs } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const notPublished = defineCheck({
  id: "not-published",
  severity: "info",
  summary: "Every file in public/ can be published.",
  explanation:
    "Files in public/ are published, where anyone can find them. So secrets, leftovers of " +
    "programs and links to other folders are skipped. This lists the skipped files. " +
    "Remove them, or turn them into files that can be published.",
  *checkSite(site) {
    const isAsIs = isPublishedAsIs(site);
    // Original photographs may be beside the files that pages show.
    const isAwaited = ({ url, reason }: PublicFolder["excluded"][number]) =>
      reason !== "unshown" || isAsIs(url);
    const awaited = site.publicFolder.excluded.filter(isAwaited);
    for (const [reason, { why, hint }] of Object.entries(REASONS)) {
      const found = awaited.filter((each) => each.reason === reason);
      const names = found.map(({ url }) => `public${url}`);
      if (names.length === 0) continue;
      yield { path: [], message: `Not published: ${listNames(names, MOST_NAMED)}. ${why}`, hint };
    }
  },
});

/** The most names in a message. */
const MOST_NAMED = 12;

const REASONS: Record<ExclusionReason, { why: string; hint: string }> = {
  hidden: {
    why: "Files whose names begin with a dot belong to programs and often contain secrets.",
    hint: "Remove it from public/, or rename it without the dot if visitors need it.",
  },
  secret: {
    why: "Such files contain keys, passwords or databases, which must not be public.",
    hint: "Remove it from public/. If visitors need it, put it in a .zip.",
  },
  leftover: {
    why: "Systems and editors leave such files behind.",
    hint: "Delete it, or rename it if visitors need it.",
  },
  unshown: {
    why: "Few browsers show this format, and the photograph reveals where and when it was taken.",
    hint: "Export it as JPEG and replace it.",
  },
  outside: {
    why: "The link points outside public/, to something that may not be for visitors.",
    hint: "Put the file itself into public/ if visitors need it. Otherwise remove the link.",
  },
  broken: {
    why: "The target of the link is missing.",
    hint: "Replace the link with the file itself, or remove it.",
  },
  circle: {
    why: "The link points to a folder that contains it.",
    hint: "Remove the link.",
  },
  "no folder": {
    why: "It is not a folder, so the site has no files.",
    hint: "Create a folder of this name, and put pictures and other files into it.",
  },
  empty: {
    why: "It is empty: 0 bytes.",
    hint: "Save it again from its source, or delete it.",
  },
  "no name": {
    why: "Its name contains a backslash, an encoded slash, a line break or an invisible character, which addresses should not have.",
    hint: "Rename it with letters, digits and hyphens.",
  },
  "no icon": {
    why: "Browsers cannot read it as an icon.",
    hint: "A favicon.svg must be an SVG with its xmlns, a favicon.ico an ICO, and an apple-touch-icon.png a PNG.",
  },
  "no file": {
    why: "It is neither a file nor a folder, but a socket, pipe or device.",
    hint: "Remove it from public/.",
  },
};
