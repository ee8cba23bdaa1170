import type { Path } from "../../../diagnostics/diagnostic.ts";
import { languageAt } from "../../../site/languages.ts";
import type { SiteContext } from "../../../site/site-context.ts";
import { defineCheck } from "../../engine/rule.ts";
import { wordPatterns } from "../shared/check-words.ts";
import { placeholdersIn } from "../shared/leftovers.ts";

export const placeholderFact = defineCheck({
  id: "placeholder-fact",
  severity: "warning",
  summary: "The facts under business are your own, not placeholders.",
  explanation:
    "A new site has an invented name, number and address. " +
    "Customers who use them reach nobody, and search engines list a business that does not exist. " +
    "Replace them before the site goes online.",
  *checkText({ path, value, kind }, site) {
    // Endpoints are the addresses of the services that forms and map use.
    if (kind !== "fact" && kind !== "endpoint") return;
    const reason = reasonFor(value, path, site);
    if (reason) yield { path, message: `"${value}" ${reason}`, hint: "Write your own here." };
  },
});

/** The maximum number of words in the name of a business, a street or a place. */
const LONGEST_NAME = 6;

function reasonFor(value: string, path: Path, { config, kit }: SiteContext): string | undefined {
  if (/^\+[\d ]+$/.test(value)) return numberFault(value.replace(/\D/g, ""));
  const somebody = SOMEBODY.exec(value)?.[1];
  if (somebody !== undefined)
    return `is a placeholder. Messages to ${somebody} reach a stranger or nobody.`;
  const host = /(?:^https?:\/\/|^[^@\s]+@)([^/?#:@\s]+)/.exec(value)?.[1];
  if (host !== undefined) return addressFault(value, host.toLowerCase());
  if (path.at(-1) === "postalCode")
    return config.business.address.country === "GB" ? postcodeFault(value) : undefined;
  const patterns = wordPatterns(kit.languages, languageAt(path, config));
  const { inFact, wholeFact } = patterns;
  // In a sentence, "your name" addresses visitors.
  const named = value.split(/\s+/).length <= LONGEST_NAME ? inFact.exec(value)?.[0] : undefined;
  const isPlaceholder =
    (named !== undefined && /\p{Lu}|\p{Lo}/u.test(named)) || wholeFact.test(value.trim());
  return isPlaceholder || placeholdersIn(value, patterns).length > 0
    ? "is a placeholder. Visitors and search engines would see it as it is."
    : undefined;
}

/** The ranges of ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama, and that of ComReg. */
const DRAMA = new RegExp(
  "^44(1(1[3-8]|21|31|41|51|61)4960|2079460|1914980|2896496|2920180|1632960|7700900|8081570|" +
    "9098790|3069990)\\d{3}$|^3532091\\d{5}$",
);

const EXAMPLE_NUMBER = /^44(1234567890|7123456789|7000000000)$/;

function numberFault(digits: string): string | undefined {
  if (DRAMA.test(digits)) return "is reserved for film and drama. Nobody can be reached on it.";
  return EXAMPLE_NUMBER.test(digits)
    ? "is an example number. Customers who call it do not reach you."
    : undefined;
}

/** Domains that nobody can own, by RFC 2606. */
export const RESERVED = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

const YOURS = "your-?(business|company|domain|name|page|profile|site|website)";
const UNOWNED = new RegExp(`(^|//|//www\\.|@|/)${YOURS}([/.@?]|$)`, "i");

const SOMEBODY =
  /(?:^|[/:])((?:your?|name|e?mail|user(?:name)?|someone|example|test|(?:first|vor)name[._-](?:last|nach)name|(?:john|jane|max|erika)[._-]?(?:doe|smith|mustermann))@(?:e?mail|(?:my|your)?-?(?:domain|company|website|site|business|firma|empresa))\.[a-z.]+)(?=[?/#]|$)/i;

/** A placeholder for an id that a service assigns: `/f/YOUR_FORM_ID`, `?id=xxxx`. */
const UNGIVEN = [
  /[/=](x{3,}|your[_-]?\w*[_-]?(id|key|code|hash|token|name)|[<[].*[\]>])(?=[/?&#]|$)/i,
  /[/=]((?:[A-Z]+_)*[A-Z]*(?:ID|KEY|CODE|HASH|TOKEN))(?=[/?&#]|$)/,
];

function addressFault(value: string, host: string): string | undefined {
  if (RESERVED.test(host)) return `is a placeholder: ${host} is reserved for examples.`;
  const ungiven = UNGIVEN.map((pattern) => pattern.exec(value)?.[1]).find(isFound);
  if (ungiven !== undefined) return `is a placeholder. Replace "${ungiven}" with your own value.`;
  return UNOWNED.test(value) ? "is a placeholder, not your own address." : undefined;
}

const isFound = (part: string | undefined) => part !== undefined;

/** No district is 00, and no area is called A, AA, XX or ZZ (ons.gov.uk, Postcode directories). */
const postcodeFault = (value: string) =>
  /^([a-z]{1,2}00|(a|aa|xx|zz)\d)/i.test(value.trim())
    ? "is not a real postcode, so neither customers nor maps find the place."
    : undefined;
