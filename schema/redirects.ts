import { isInFolder } from "./fields/addresses.ts";
import { link, list, literalText, object } from "./fields/fields.ts";
import { spelt } from "./fields/spellings.ts";

/** A sign of an address, or one blank between two. */
const SIGN = String.raw`(?:[^\s?#*{}"\\]|(?<=\S) (?=[^\s?]))`;

const PAIR = String.raw`[^\s?#*{}"\\&=]+(?:=[^\s#*{}"\\&]*)?`;

/** An address within the site, with what it asks for after `?` or without; or all below one, with `*` after its last slash. */
const FORM = new RegExp(
  String.raw`^\/(?!\/)(?:${SIGN}*(?<=\/)\*|${SIGN}+|${SIGN}*\?${PAIR}(?:&${PAIR})*)$`,
);

/** Whether browsers and hosts take it for itself, and not for one above it; a slash may be at its end. */
function isOneAddress(from: string): boolean {
  const path = from.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  return path === "/" || isInFolder(path);
}

/** Patterns of other tools, which match nothing here: `/:slug`, `.+`, `/^old`, `old$`. */
const RULE_OF_OTHERS = /\/:[\w-]+(?=[/?]|$)|\.\+|^\/\^|\$$/;

const redirect = object("An old address, and where visitors are led who come there.", {
  from: spelt(
    "formerAddress",
    literalText(
      "An address that is no longer there, such as one of your old site; `/*` at its end stands for all addresses below, and what follows a `?` has to be in the address.",
      "/about-us.html",
      "/blog/*",
      "/?p=12",
    )
      .regex(FORM, {
        error:
          'write the address as it followed the domain, such as "/about-us.html", "/blog/*" or "/?p=12"',
        abort: true,
      })
      .refine(isOneAddress, {
        error:
          "write the address as browsers ask for it: with one slash between its parts, and without `.`, `..` and " +
          "backslashes, also as %2e, %2f and %5c",
      })
      .refine((from) => !RULE_OF_OTHERS.test(from), {
        error: "nothing but `/*` at the end of an address stands for others",
      }),
  ),
  to: link(
    "Where they are led: a page or a file of this site, or an https address. `/*` at its end keeps what follows in the old one.",
    "/about",
    "/news/*",
  ),
});

/** The old addresses of a site. */
export const redirects = list(
  redirect,
  "Old addresses that lead on to new ones, for good: links elsewhere and search engines still have them.",
  [{ from: "/about-us.html", to: "/about" }],
  { min: 0 },
).default([]);
