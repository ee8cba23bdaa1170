import type { Hours } from "../../../schema/hours.ts";
import { addressLine } from "../../business/facts/address.ts";
import { contactFacts } from "../../business/facts/facts.ts";
import { locationsOf } from "../../business/facts/locations.ts";
import { moreHoursLines } from "../../business/hours/more-hours.ts";
import { hoursLines } from "../../business/hours/words.ts";
import type { PageSummary, SiteSummary } from "../../checks/engine/summary.ts";
import { groupBy } from "../../lib/lists.ts";
import { joined } from "../../lib/text.ts";
import { localeTextsOf } from "../../locales/words/texts.ts";
import { namedLanguages } from "../../site/languages.ts";

/**
 * The site for language models (llmstxt.org): name, description, the facts of the business, and links to all
 * pages that search engines may list. Pages of a template are grouped.
 */
export function llmsTxt(site: SiteSummary): string {
  const { business } = site.config;
  const blocks = [
    `# ${escapeMarkdown(business.name)}`,
    ...(business.description ? [`> ${escapeMarkdown(business.description)}`] : []),
    facts(site).join("\n"),
    ...[...groupPages(site)].map(([heading, pages]) =>
      [`## ${escapeMarkdown(heading)}`, "", ...pages.map(pageLink)].join("\n"),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function facts({ config, kit }: SiteSummary): string[] {
  const { business } = config;
  const localeTexts = localeTextsOf(config, kit.languages);
  const { address, hours, areaServed } = localeTexts.texts.siteData;
  const hoursIn = (facts: Hours) => hoursLines(facts, localeTexts).map(({ text }) => text);
  const moreHoursIn = ({ moreHours = {} }: Hours) =>
    Object.values(moreHours).map((hours) => ({
      label: hours.label,
      text: joined(
        moreHoursLines(hours, localeTexts).map(({ text }) => text),
        ";",
      ),
    }));
  const known = [
    ...contactFacts(business, localeTexts),
    { label: address, text: addressLine(business.address) },
    { label: hours, text: joined(hoursIn(business), ";") },
    ...moreHoursIn(business),
    { label: areaServed, text: business.areaServed ?? "" },
    ...locationsOf(config).map((location) => ({
      label: location.name,
      text: joined(
        [
          addressLine(location.address),
          ...contactFacts(location, localeTexts).map(({ text }) => text),
          ...hoursIn(location),
          ...moreHoursIn(location).map(({ label, text }) => `${label} ${text}`),
        ],
        ";",
      ),
    })),
  ];
  return known.flatMap(({ label, text }) =>
    text ? [`- ${escapeMarkdown(label)}: ${escapeMarkdown(text)}`] : [],
  );
}

/**
 * The pages by heading: pages without a template, then those of each template under the page above them, and
 * pages in another language under its name.
 */
function groupPages({ pages, config, kit }: SiteSummary): Map<string, PageSummary[]> {
  const { pages: heading } = localeTextsOf(config, kit.languages).texts.siteData;
  const names = new Map(namedLanguages(config).map(({ language, name }) => [language, name]));
  const otherLanguage = ({ language }: PageSummary) =>
    language === config.language ? undefined : names.get(language);
  const labels = new Map(pages.map(({ path, label }) => [path, label]));
  const listed = pages.filter((page) => page.listed);
  const groups = groupBy(
    listed,
    (page) => otherLanguage(page) ?? headingOf(page, labels) ?? heading,
  );
  const written = groups.get(heading);
  return written ? new Map([[heading, written], ...groups]) : groups;
}

/** Undefined for a page without a template. */
function headingOf({ template, parent }: PageSummary, labels: ReadonlyMap<string, string>) {
  if (template === undefined) return undefined;
  return labels.get(parent ?? "") ?? inWords(template);
}

/** The name of a template in words: `localPage` becomes `Local page`. */
const inWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const pageLink = ({ label, url, description }: PageSummary): string =>
  `- [${escapeMarkdown(label)}](${url}): ${escapeMarkdown(description)}`;

/** Text as one line of Markdown without markup. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>#~|]|&(?=#?\w+;)/g, "\\$&")
    .replace(/^([-+])(?=\s)/, "\\$1")
    .replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
