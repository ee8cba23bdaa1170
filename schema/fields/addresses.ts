import * as z from "zod";

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

export const path = name(
  PATH,
  "start with / and use small letters, digits and hyphens, such as /web-design",
).meta({ description: "The page's address on the site.", examples: ["/", "/web-design"] });

export const anchor = name(
  ANCHOR,
  "use small letters, digits and hyphens, starting with a letter",
).meta({
  description: "Name that links can jump to: `services` is reached by `#services`.",
  examples: ["services"],
});

export const isAnchor = (text: string): boolean => ANCHOR.test(text);
