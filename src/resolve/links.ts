import { isAnchor } from "../../schema/fields/addresses.ts";
import { areEmails } from "../../schema/fields/emails.ts";
import { readUrl } from "../../schema/fields/urls.ts";
import { type Diagnostic, problem, replacement } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { Facts } from "../facts/locations.ts";
import type { Link } from "../model/values.ts";
import { locationsHint, missingFact, type TextPlace } from "../tokens/token-problems.ts";
import { isPrivateHost } from "../util/private-host.ts";
import { contactAddress, contactLink } from "./contact-links.ts";
import { type LinkTargets, meantLink } from "./meant-link.ts";

const PATH = /^\/(?!\/)[^\s\\]*$/;

/**
 * A number or an address that is written out: only what no browser reads in another way. Short numbers,
 * such as 112 and 116 117, are those of services.
 */
const NUMBER = /^tel:(\+[\d .-]*\d|\d( ?\d){2,5})$/;
const MAILTO = /^mailto:([^\s?]+)(\?.*)?$/;
const isMailto = (text: string) => areEmails(MAILTO.exec(text)?.[1] ?? "");

const HOST_OF_WEB = /^https?:\/\/[^/?#]*/i;

/** An address of the preview, or of something else that only the owner's own machine or network has. */
const isOnThisMachine = (target: string): boolean =>
  /^https?:\/\/[^/?#]/i.test(target) && isPrivateHost(readUrl(target)?.hostname ?? "");

/** Turns a link as the owner writes it into an address; undefined if it has none of the forms. */
export function resolveLink(target: string, facts: Facts): Link | undefined {
  if (PATH.test(target) || (target.startsWith("#") && isAnchor(target.slice(1).normalize("NFC"))))
    return { href: target.normalize("NFC") };
  const contact = contactLink(target, facts);
  if (contact) return contactAddress(contact, facts);
  if (NUMBER.test(target)) return { href: target.replace(/[ .-]/g, "") };
  if (isMailto(target)) return { href: new URL(target).href };
  const url = /^https:\/\/[^\s/]/.test(target) ? readUrl(target) : undefined;
  return url && !isPrivateHost(url.hostname) ? { href: url.href, newTab: true } : undefined;
}

const isLink = (target: string, facts: Facts) => resolveLink(target, facts) !== undefined;

/** The forms a link may take, for messages. */
const LINK_FORMS =
  "Write /path, #section, /path#section, whatsapp:, email:, phone:, a number as tel:+44… or an address with https://.";

/** A link that is right elsewhere, in a place where visitors have to come to a page. */
export const notAPage = (target: string, at: TextPlace): Diagnostic =>
  problem(
    "link-target",
    at.path,
    `"${target}" leads to no page, and one is needed here.`,
    "Write the path of a page, such as /thanks, or an address with https://.",
    at,
  );

const formsHint = (target: string, { locations }: Facts): string =>
  /^phone:\w+$/.test(target) ? `${locationsHint(Object.keys(locations))}.` : LINK_FORMS;

/** A target that is no link; `mendable` is the text that a fix may change, if it is the target alone. */
export function notALink(
  target: string,
  mendable: string | undefined,
  at: TextPlace,
  surroundings: LinkTargets,
): Diagnostic {
  const contact = contactLink(target, surroundings);
  if (contact) {
    const { fact, location } = contact;
    const owner = location === undefined ? ["business"] : ["locations", location];
    return missingFact("link-target", target, [...owner, fact], at);
  }
  if (isOnThisMachine(target)) return onThisMachine(target, mendable, at, surroundings);
  if (!target.startsWith("http://")) {
    const meant = meantLink(target, surroundings, (link) => isLink(link, surroundings));
    const hint = meant === undefined ? formsHint(target, surroundings) : didYouMean(meant);
    return problem("link-target", at.path, `"${target}" is no link.`, hint, at);
  }
  const message = `"${target}" is not encrypted; browsers warn visitors of such pages.`;
  const isHere = mendable?.startsWith("http://");
  const fix = replacement(isHere ? mendable?.replace("http://", "https://") : undefined);
  return problem("link-target", at.path, message, "Write https:// instead.", { ...at, fix });
}

function onThisMachine(
  target: string,
  mendable: string | undefined,
  at: TextPlace,
  { hasPage }: LinkTargets,
): Diagnostic {
  const rest = target.replace(HOST_OF_WEB, "") || "/";
  const [path = ""] = rest.split(/[?#]/);
  const message = `"${target}" is on your own machine or network; visitors cannot reach it.`;
  // Of a name alone nobody knows what its owner left out.
  const isPage = hasPage(path) && !/^https:\/\/[\w-]+\/?$/.test(target);
  const hint = isPage ? didYouMean(rest) : "Write the path of a page, or an address of the web.";
  const fix = replacement(isPage && mendable === target ? rest : undefined);
  return problem("link-target", at.path, message, hint, { ...at, fix });
}
