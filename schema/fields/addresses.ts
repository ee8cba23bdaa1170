import * as z from "zod";
import { naming } from "./names.ts";
import { spelt } from "./spellings.ts";

/**
 * What names in addresses are made of: letters of any script, none of them a capital, since some hosts
 * take /Seo and /seo for two pages and others for one; marks on letters; digits; hyphens. Emoji and
 * other signs are left out: each system writes some of them in its own way.
 */
const LETTER = String.raw`\p{Ll}\p{Lo}\p{Lm}`;
const NEXT = String.raw`[${LETTER}\p{M}\p{Nd}-]*`;

const PATH = new RegExp(String.raw`^\/$|^(\/[${LETTER}\p{Nd}]${NEXT})+(\.html)?$`, "u");
const ANCHOR = new RegExp(`^[${LETTER}]${NEXT}$`, "u");

/** Letters with an accent can be written as one character or as two; to a host these are two names. */
const name = (pattern: RegExp, error: string) =>
  z
    .string()
    .regex(pattern, { error, abort: true })
    .refine((text) => text === text.normalize("NFC"), {
      error:
        "an accent is written here as a character of its own, as some programs of macOS do, and " +
        "hosts would not find the page; write it in one with its letter (NFC)",
    });

/** What a part of an address may not be, or hold, however it is written: a way out of its folder, or no name at all. */
const NO_NAME =
  /^[.\s]*$|[/\\\p{Cc}\p{Cs}\p{Co}\uFFFD\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** As hosts and browsers may read it; some decode it more than once. */
function decodedPart(part: string): string {
  const decoded = part.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === part ? part : decodedPart(decoded);
}

/** Whether an address, but for its first slash, names a file in the folder of the site, and nowhere else. */
export const isInFolder = (address: string): boolean =>
  !address
    .replace(/^\//, "")
    .split("/")
    .some((part) => NO_NAME.test(decodedPart(part)));

/** Names that Windows keeps for devices, whatever ending they have: learn.microsoft.com, "Naming Files". */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

/** What no name on Windows may hold, or end with. */
const NOT_ON_WINDOWS = /[<>:"|?*\\]|[. ]$/;

const MOST_BYTES = 255;

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** Whether each system has files of this name. */
export const isFileName = (name: string): boolean =>
  !DEVICE.test(name) && !NOT_ON_WINDOWS.test(name) && sizeOf(name) <= MOST_BYTES;

const deviceIn = (path: string) => path.split("/").find((part) => DEVICE.test(part));

/** File systems end at 255 bytes; what is made for a page, such as its picture for sharing, is called up to 15 more than its path. */
const LONGEST_NAME = 240;

/** Stores for files end at 1,024 bytes, of which folders of hosts take some. */
const LONGEST_PATH = 900;

/** Why a path cannot be that of a file, if it is too long for one. */
function tooLong(path: string): string | undefined {
  const longest = path.split("/").reduce((most, part) => Math.max(most, sizeOf(part)), 0);
  const [what, count, limit] =
    longest > LONGEST_NAME
      ? (["One name in this path", longest, LONGEST_NAME] as const)
      : (["This path", sizeOf(path), LONGEST_PATH] as const);
  if (count <= limit) return undefined;
  const isEnglish = sizeOf(path) === path.length;
  const counted = isEnglish ? "" : ", where each of another script counts as two or more";
  return `${what} has ${count} letters${counted}; more than ${limit} make a file that hosts cannot keep. Give the page a short path of a few words.`;
}

export const path = naming(
  "page",
  spelt(
    "pagePath",
    name(PATH, "start with / and use small letters, digits and hyphens, such as /web-design")
      .refine((text) => tooLong(text) === undefined, {
        error: ({ input }) => tooLong(String(input)) ?? "",
      })
      .refine((text) => deviceIn(text) === undefined, {
        error: ({ input }) =>
          `Windows keeps the name "${deviceIn(String(input))}" for a device, so the site could not be built or copied there. ` +
          "Give the page a path with another word in it.",
      })
      .meta({ description: "The page's address on the site.", examples: ["/", "/web-design"] }),
  ),
);

export const anchor = naming(
  "section",
  spelt(
    "anchor",
    name(ANCHOR, "use small letters, digits and hyphens, starting with a letter").meta({
      description: "Name that links can jump to: `services` is reached by `#services`.",
      examples: ["services"],
    }),
  ),
);

export const isAnchor = (text: string): boolean => ANCHOR.test(text);
