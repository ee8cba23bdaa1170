import { ownProperty } from "../../../lib/objects.ts";
import type { ImprintItem, StarterWords } from "../../../model/kit/starter-words.ts";
import type { Answers } from "./answers.ts";

/** Article 5 of the directive on electronic commerce: https://eur-lex.europa.eu/eli/dir/2000/31/oj */
const DIRECTIVE = [
  "who",
  "address",
  "register",
  "vat",
  "authority",
  "profession",
] as const satisfies readonly ImprintItem[];

/** The countries whose laws implement the directive and require no more: the other members, and the EEA. */
const AS_THE_DIRECTIVE =
  "BE BG CY CZ DK EE ES FI GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");

/**
 * The information about the owner that pages must contain, by country, with the address of the law.
 * ES is article 10 of the LSSI (https://www.boe.es/eli/es/l/2002/07/11/34), PL article 5 of the law
 * on electronic services (https://isap.sejm.gov.pl, Dz.U. 2002 nr 144 poz. 1204).
 */
const IMPRINTS: Readonly<Record<string, readonly ImprintItem[]>> = {
  ...Object.fromEntries(AS_THE_DIRECTIVE.map((country) => [country, DIRECTIVE])),
  // § 5 ECG and § 25 MedienG: https://www.ris.bka.gv.at
  AT: ["who", "address", "purpose", "register", "vat", "authority", "profession"],
  // Article 3 (1) s UWG: https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de
  CH: ["who", "address"],
  // § 5 DDG: https://www.gesetze-im-internet.de/ddg/__5.html
  DE: ["who", "address", "person", "register", "vat", "authority", "profession"],
  // Articles 1-1 and 19 of the LCEN: https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000801164
  FR: ["who", "address", "register", "vat", "authority", "profession", "publisher", "host"],
  // Regulation 6: https://www.legislation.gov.uk/uksi/2002/2013/regulation/6
  GB: DIRECTIVE,
};

/** What the law of a country requires; undefined if no requirement is known. */
export const imprintOf = ({ country }: Pick<Answers, "country">) => ownProperty(IMPRINTS, country);

/** Who runs the site, in paragraphs, including how to contact them. */
export function imprintText(
  items: readonly ImprintItem[],
  { phone }: Answers,
  { imprint }: StarterWords,
): string {
  const reach = ["[{business.email}](email:)", ...(phone ? ["[{business.phone}](phone:)"] : [])];
  const [who = "", address = "", ...rest] = items.map((item) => imprint.items[item]);
  return [who, address, reach.join(" · "), ...rest].join("\n\n");
}
