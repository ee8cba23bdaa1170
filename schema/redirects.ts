import { isInFolder } from "./fields/addresses.ts";
import { link, list, literalText, object } from "./fields/fields.ts";

/** An address within the site, without what follows `?` or `#`; `*` may be all that follows its last slash. */
const FORM = /^\/(?!\/)[^\s?#*{}"\\]*(?<=\/)\*$|^\/(?!\/)[^\s?#*{}"\\]+$/;

/** Whether browsers and hosts take it for itself, and not for one above it; a slash may be at its end. */
function isOneAddress(from: string): boolean {
  const path = from.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  return path === "/" || isInFolder(path);
}

const redirect = object("An old address, and where visitors are led who come there.", {
  from: literalText(
    "An address that is no longer there, such as one of your old site; `/*` at its end stands for all addresses below.",
    "/about-us.html",
    "/blog/*",
  )
    .regex(FORM, {
      error: 'write the address as it followed the domain, such as "/about-us.html" or "/blog/*"',
      abort: true,
    })
    .refine(isOneAddress, {
      error:
        "write the address as browsers ask for it: with one slash between its parts, and without `.`, `..` and " +
        "backslashes, also as %2e, %2f and %5c",
    }),
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
