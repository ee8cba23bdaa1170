import { isInFolder } from "./fields/addresses.ts";
import { link, list, literalText, object } from "./fields/fields.ts";
import { withSpelling } from "./fields/spellings.ts";

/** A character of an address, or one space between two. */
const SIGN = String.raw`(?:[^\s?#*{}"\\]|(?<=\S) (?=[^\s?]))`;

const PAIR = String.raw`[^\s?#*{}"\\&=]+(?:=[^\s#*{}"\\&]*)?`;

/**
 * An address within the site, optionally with a query; or all addresses below one, with `*` after its last
 * slash.
 */
const FORM = new RegExp(
  String.raw`^\/(?!\/)(?:${SIGN}*(?<=\/)\*|${SIGN}+|${SIGN}*\?${PAIR}(?:&${PAIR})*)$`,
);

/**
 * Whether browsers and hosts leave the address unchanged, without resolving `..`. It may end with a slash.
 */
function isOneAddress(from: string): boolean {
  const path = from.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  return path === "/" || isInFolder(path);
}

/** Patterns of other tools, which Plumbline does not support: `/:slug`, `.+`, `/^old`, `old$`. */
const RULE_OF_OTHERS = /\/:[\w-]+(?=[/?]|$)|\.\+|^\/\^|\$$/;

const redirect = object("An old address and its new target.", {
  from: withSpelling(
    "formerAddress",
    literalText(
      "The old address, such as one of your previous site; `/*` at its end matches all addresses below, and a query after `?` has to match.",
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
          "write the address as browsers request it: with one slash between its parts, and without `.`, `..` and " +
          "backslashes, also as %2e, %2f and %5c",
      })
      .refine((from) => !RULE_OF_OTHERS.test(from), {
        error: "the only supported pattern is `/*` at the end of an address",
      }),
  ),
  to: link(
    "The target: a page or file of this site, or an https address. `/*` at its end keeps the rest of the old address.",
    "/about",
    "/news/*",
  ),
});

export const redirects = list(
  redirect,
  "Permanent redirects from old addresses, which other sites and search engines still link to.",
  [{ from: "/about-us.html", to: "/about" }],
  { min: 0 },
).default([]);
