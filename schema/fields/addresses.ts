import * as z from "zod";
import { naming } from "./names.ts";
import { withSpelling } from "./spellings.ts";

/**
 * The characters of names in addresses: letters of any script (no capitals, since /Seo and /seo are two pages
 * on some hosts and one on others), marks on letters, digits and hyphens. Emoji and other symbols are not
 * allowed, because systems encode some of them differently.
 */
const LETTER = String.raw`\p{Ll}\p{Lo}\p{Lm}`;
const NEXT = String.raw`[${LETTER}\p{M}\p{Nd}-]*`;

const PATH = new RegExp(String.raw`^\/$|^(\/[${LETTER}\p{Nd}]${NEXT})+(\.html)?$`, "u");
const ANCHOR = new RegExp(`^[${LETTER}]${NEXT}$`, "u");

/** An accented letter can be one character or two; to a host these are different names. */
const name = (pattern: RegExp, error: string) =>
  z
    .string()
    .regex(pattern, { error, abort: true })
    .refine((text) => text === text.normalize("NFC"), {
      error:
        "an accent is a separate character here, as some programs on macOS write it, so hosts would not " +
        "find the page; write the letter with its accent as one character (NFC)",
    });

/** Matches a part of an address that would leave its folder or is not a valid name. */
const NO_NAME =
  /^[.\s]*$|[/\\\p{Cc}\p{Cs}\p{Co}\uFFFD\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Decoded completely: some hosts and browsers decode an address more than once. */
function decodedPart(part: string): string {
  const decoded = part.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === part ? part : decodedPart(decoded);
}

/** Whether an address stays inside the folder of the site. */
export const isInFolder = (address: string): boolean =>
  !address
    .replace(/^\//, "")
    .split("/")
    .some((part) => NO_NAME.test(decodedPart(part)));

/** Names that Windows reserves for devices, with any extension: learn.microsoft.com, "Naming Files". */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

/** What file names on Windows must not contain or end with. */
const NOT_ON_WINDOWS = /[<>:"|?*\\]|[. ]$/;

const MOST_BYTES = 255;

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** Whether all systems allow this file name. */
export const isFileName = (name: string): boolean =>
  !DEVICE.test(name) && !NOT_ON_WINDOWS.test(name) && sizeOf(name) <= MOST_BYTES;

const deviceIn = (path: string) => path.split("/").find((part) => DEVICE.test(part));

/**
 * File systems allow 255 bytes; names of a page's files, such as its share image, are up to 15 bytes longer
 * than its path.
 */
const LONGEST_NAME = 240;

/** File stores allow 1,024 bytes, including folders of the host. */
const LONGEST_PATH = 900;

/** Explains why a path is too long for a file. */
function tooLong(path: string): string | undefined {
  const longest = path.split("/").reduce((most, part) => Math.max(most, sizeOf(part)), 0);
  const [what, count, limit] =
    longest > LONGEST_NAME
      ? (["One name in this path", longest, LONGEST_NAME] as const)
      : (["This path", sizeOf(path), LONGEST_PATH] as const);
  if (count <= limit) return undefined;
  const isEnglish = sizeOf(path) === path.length;
  const counted = isEnglish ? "" : ", where each of another script counts as two or more";
  return `${what} has ${count} letters${counted}; hosts cannot store a file with more than ${limit}. Give the page a short path of a few words.`;
}

export const path = naming(
  "page",
  withSpelling(
    "pagePath",
    name(PATH, "start with / and use small letters, digits and hyphens, such as /web-design")
      .refine((text) => tooLong(text) === undefined, {
        error: ({ input }) => tooLong(String(input)) ?? "",
      })
      .refine((text) => deviceIn(text) === undefined, {
        error: ({ input }) =>
          `Windows reserves the name "${deviceIn(String(input))}" for a device, so the site could not be built or copied there. ` +
          "Give the page a path with another word in it.",
      })
      .meta({
        description: "The address of the page on the site.",
        examples: ["/", "/web-design"],
      }),
  ),
);

export const anchor = naming(
  "section",
  withSpelling(
    "anchor",
    name(ANCHOR, "use small letters, digits and hyphens, starting with a letter").meta({
      description:
        "A name for links that lead straight to this section: if it is `services`, they lead to `#services`.",
      examples: ["services"],
    }),
  ),
);

export const isAnchor = (text: string): boolean => ANCHOR.test(text);
