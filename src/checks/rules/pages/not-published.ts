import { listNames } from "../../../diagnostics/list-names.ts";
import type { ExclusionReason, PublicFolder } from "../../../files/public-folder.ts";
import { isPublishedAsIs } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const notPublished = defineCheck({
  id: "not-published",
  severity: "info",
  summary: "Everything in public/ is something that visitors may get.",
  explanation:
    "What lies in public/ is put on the web, and there it is easily found. So secrets and the leavings of " +
    "programs stay with you, and so does whatever is no file of the folder itself. This says what is " +
    "passed over. Take it out of the folder, or make it a file that may be published.",
  *checkSite(site) {
    const isAsIs = isPublishedAsIs(site);
    // Photographs as they come from a telephone may lie beside what pages show of them.
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

/** More names than these nobody reads. */
const MOST_NAMED = 12;

const REASONS: Record<ExclusionReason, { why: string; hint: string }> = {
  hidden: {
    why: "Names that begin with a dot are for programs, and what they name often holds secrets.",
    hint: "Take it out of public/, or give it a name without the dot if visitors are to get it.",
  },
  secret: {
    why: "Such files hold keys, passwords or whole databases, which must not be on the web.",
    hint: "Take it out of public/. If it is something else that visitors are to get, pack it into a .zip.",
  },
  leftover: {
    why: "That is what systems and editors leave beside files.",
    hint: "Delete it, or give it another name if visitors are to get it.",
  },
  unshown: {
    why: "Few browsers show such a photograph, and it says where and when it was taken.",
    hint: "Export it as JPEG and put that in its place.",
  },
  outside: {
    why: "The link leads out of public/, to something that may not be meant for visitors.",
    hint: "Put the file itself into public/ if it is, and take the link away if it is not.",
  },
  broken: {
    why: "The link leads nowhere.",
    hint: "Put the file itself in its place, or take the link away.",
  },
  circle: {
    why: "The link leads back to a folder that it lies in.",
    hint: "Take the link away.",
  },
  "no folder": {
    why: "It is no folder, so the site has no files of its own.",
    hint: "Make a folder of this name, and put pictures and other files into it.",
  },
  empty: {
    why: "It is empty: 0 bytes.",
    hint: "Save it again from where it came from, or delete it.",
  },
  "no name": {
    why: "Its name has a backslash, an encoded slash, a line break or a sign that nobody sees in it, which no address should have.",
    hint: "Give it a name of letters, digits and hyphens.",
  },
  "no icon": {
    why: "Browsers cannot read it as an icon.",
    hint: "A favicon.svg is an SVG with its xmlns, a favicon.ico an ICO, and an apple-touch-icon.png a PNG, whatever their names say.",
  },
  "no file": {
    why: "That is neither a file nor a folder but something that programs talk through.",
    hint: "Take it out of public/.",
  },
};
