import { link, list, literalText, object } from "./fields/fields.ts";

/** An address within the site, without what follows `?` or `#`; `*` may be all that follows its last slash. */
const FORM = /^\/(?!\/)[^\s?#*{}"\\]*(?<=\/)\*$|^\/(?!\/)[^\s?#*{}"\\]+$/;

const redirect = object("An old address, and where visitors are led who come there.", {
  from: literalText(
    "An address that is no longer there, such as one of your old site; `/*` at its end stands for all addresses below.",
    "/about-us.html",
    "/blog/*",
  ).regex(FORM, {
    error: 'write the address as it followed the domain, such as "/about-us.html" or "/blog/*"',
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
