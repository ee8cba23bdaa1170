import { lookup } from "mrmime";
import type { Business } from "../../schema/business.ts";
import { isAnchor } from "../../schema/fields/addresses.ts";
import { type Diagnostic, problem, replacement } from "../diagnostics/diagnostic.ts";
import type { Link } from "../model/values.ts";
import { didYouMean } from "../parse/suggest.ts";
import { encoded } from "../util/encoded.ts";
import { e164, whatsappUrl } from "./facts.ts";
import { missingFact, type Place } from "./token-problems.ts";

const PATH = /^\/(?!\/)[^\s\\]*$/;

/** Turns a link as the owner writes it into an address; undefined if it has none of the forms. */
export function resolveLink(target: string, business: Business): Link | undefined {
  if (PATH.test(target) || (target.startsWith("#") && isAnchor(target.slice(1).normalize("NFC"))))
    return { href: target.normalize("NFC") };
  const fact = factOf(target);
  if (fact) return contactLink(fact, target.slice(fact.length + 1), business);
  if (/^https:\/\/[^\s/]/.test(target) && URL.canParse(target)) {
    return { href: new URL(target).href, newTab: true };
  }
  return undefined;
}

/** The fact that a link such as `phone:` stands for. */
function factOf(target: string): "phone" | "email" | "whatsapp" | undefined {
  if (target === "phone:") return "phone";
  if (target.startsWith("email:")) return "email";
  return target.startsWith("whatsapp:") ? "whatsapp" : undefined;
}

/** Undefined for a business that does not give the fact. */
function contactLink(
  fact: NonNullable<ReturnType<typeof factOf>>,
  message: string,
  { [fact]: value }: Business,
): Link | undefined {
  if (value === undefined) return undefined;
  if (fact === "phone") return { href: `tel:${e164(value)}` };
  if (fact === "email") return { href: mailto(value, message) };
  return { href: whatsappUrl(value, message), newTab: true };
}

/** What follows `email:` is the subject of the new message. */
const mailto = (email: string, subject: string) =>
  subject ? `mailto:${email}?subject=${encoded(subject)}` : `mailto:${email}`;

/** The forms a link may take, for messages. */
const LINK_FORMS =
  "Write /path, #section, /path#section, whatsapp:, email:, phone: or an address with https://.";

/** What a link is resolved against. */
interface Surroundings {
  business: Business;
  hasPage(path: string): boolean;
}

/** A target that is no link; `mendable` is the text that a fix may change, if it is the target alone. */
export function notALink(
  target: string,
  mendable: string | undefined,
  at: Place,
  surroundings: Surroundings,
): Diagnostic {
  const fact = factOf(target);
  if (fact) return missingFact("link-target", target, ["business", fact], at);
  if (!target.startsWith("http://")) {
    const meant = meantAddress(target.trim(), surroundings);
    const hint = meant === undefined ? LINK_FORMS : didYouMean(meant);
    return problem("link-target", at.path, `"${target}" is no link.`, hint, at);
  }
  const message = `"${target}" is not encrypted; browsers warn visitors of such pages.`;
  const isHere = mendable?.startsWith("http://");
  const fix = replacement(isHere ? mendable?.replace("http://", "https://") : undefined);
  return problem("link-target", at.path, message, "Write https:// instead.", { ...at, fix });
}

/** A link as people and other tools write it: with a space, without its slash or colon, by email. */
function meantAddress(target: string, { business, hasPage }: Surroundings): string | undefined {
  if (resolveLink(target, business)) return target;
  if (/^(whatsapp|email|phone)$/i.test(target)) return `${target.toLowerCase()}:`;
  if (!/^\.*\/*\w\S*$/.test(target)) return undefined;
  const page = `/${target.replace(/^[./]+/, "")}`;
  const [path = ""] = page.split(/[?#]/);
  if (hasPage(path)) return page;
  if (hasPage(path.replace(/\.html$/, ""))) return page.replace(".html", "");
  if (/^www\.[\w-]+\.[\w.-]+(\/\S*)?$/.test(target)) return `https://${target}`;
  return /^[^.:]+\.\w+$/.test(path) && lookup(path) ? page : undefined;
}
