import { isAnchor } from "../../../schema/fields/addresses.ts";
import { areEmails } from "../../../schema/fields/emails.ts";
import { readUrl } from "../../../schema/fields/urls.ts";
import type { Facts } from "../../business/facts/locations.ts";
import {
  locationsHint,
  missingFactProblem,
  type TextPosition,
} from "../../config/tokens/token-problems.ts";
import { type Diagnostic, problem, replacement } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import { isPrivateHost } from "../../lib/url.ts";
import type { Link } from "../../model/values.ts";
import { contactAddress, parseContactLink } from "./contact-links.ts";
import { type LinkTargets, suggestLink } from "./suggest-link-target.ts";

const PATH = /^\/(?!\/)[^\s\\]*$/;

/**
 * Numbers and addresses that all browsers read in the same way. Short numbers are those of services, such as
 * 112 and 116 117.
 */
const NUMBER = /^tel:(\+[\d .-]*\d|\d( ?\d){2,5})$/;
const MAILTO = /^mailto:([^\s?]+)(\?.*)?$/;
const isMailto = (text: string) => areEmails(MAILTO.exec(text)?.[1] ?? "");

const HOST_OF_WEB = /^https?:\/\/[^/?#]*/i;

/** An address on the owner's own machine or network, such as that of the preview. */
const isLocalAddress = (target: string): boolean =>
  /^https?:\/\/[^/?#]/i.test(target) && isPrivateHost(readUrl(target)?.hostname ?? "");

/** Turns a link in the owner's notation into an address. Undefined if the link is invalid. */
export function resolveLink(target: string, facts: Facts): Link | undefined {
  if (PATH.test(target) || (target.startsWith("#") && isAnchor(target.slice(1).normalize("NFC"))))
    return { href: target.normalize("NFC") };
  const contact = parseContactLink(target, facts);
  if (contact) return contactAddress(contact, facts);
  if (NUMBER.test(target)) return { href: target.replace(/[ .-]/g, "") };
  if (isMailto(target)) return { href: new URL(target).href };
  const url = /^https:\/\/[^\s/]/.test(target) ? readUrl(target) : undefined;
  return url && !isPrivateHost(url.hostname) ? { href: url.href, newTab: true } : undefined;
}

const isLink = (target: string, facts: Facts) => resolveLink(target, facts) !== undefined;

/** The forms of a link, for messages. */
const LINK_FORMS =
  "Write /path, #section, /path#section, whatsapp:, email:, phone:, a number as tel:+44… or an address with https://.";

/** The problem of a valid link in a field that needs the address of a page. */
export const notAPageProblem = (target: string, at: TextPosition): Diagnostic =>
  problem(
    "link-target",
    at.path,
    `"${target}" does not lead to a page, and this field needs one.`,
    "Write the path of a page, such as /thanks, or an address with https://.",
    at,
  );

const formsHint = (target: string, { business, locations }: Facts): string => {
  if (!/^phone:\w+$/.test(target)) return LINK_FORMS;
  const phones = Object.keys(business.phones);
  const named = phones.length > 0 ? ` The names under "phones" are ${phones.join(", ")}.` : "";
  return `${locationsHint(Object.keys(locations))}.${named}`;
};

/**
 * The problem of an invalid link. `mendable` is the part of the text that a fix may replace, if it is only
 * the target.
 */
export function invalidLinkProblem(
  target: string,
  mendable: string | undefined,
  at: TextPosition,
  surroundings: LinkTargets,
): Diagnostic {
  const contact = parseContactLink(target, surroundings);
  if (contact) {
    const { fact, owner } = contact;
    const path = owner === undefined ? ["business", fact] : ["locations", owner, fact];
    return missingFactProblem("link-target", target, path, at);
  }
  if (isLocalAddress(target)) return localAddressProblem(target, mendable, at, surroundings);
  if (!target.startsWith("http://")) {
    const meant = suggestLink(target, surroundings, (link) => isLink(link, surroundings));
    const hint = meant === undefined ? formsHint(target, surroundings) : didYouMean(meant);
    return problem("link-target", at.path, `"${target}" is not a valid link.`, hint, at);
  }
  const message = `"${target}" is not encrypted; browsers warn visitors about such pages.`;
  const isHere = mendable?.startsWith("http://");
  const fix = replacement(isHere ? mendable?.replace("http://", "https://") : undefined);
  return problem("link-target", at.path, message, "Write https:// instead.", { ...at, fix });
}

function localAddressProblem(
  target: string,
  mendable: string | undefined,
  at: TextPosition,
  { hasPage }: LinkTargets,
): Diagnostic {
  const rest = target.replace(HOST_OF_WEB, "") || "/";
  const [path = ""] = rest.split(/[?#]/);
  const message = `"${target}" is on your own machine or network; visitors cannot reach it.`;
  // For a bare host name it is unknown what is missing.
  const isPage = hasPage(path) && !/^https:\/\/[\w-]+\/?$/.test(target);
  const hint = isPage ? didYouMean(rest) : "Write the path of a page, or an address of the web.";
  const fix = replacement(isPage && mendable === target ? rest : undefined);
  return problem("link-target", at.path, message, hint, { ...at, fix });
}
