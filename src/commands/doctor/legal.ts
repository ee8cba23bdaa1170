import { dataProtectionOf } from "../../business/regulators.ts";
import type { CheckedSite } from "../../pipeline.ts";
import { isForm } from "../../site/sections/section-features.ts";
import { imprintOf } from "../new/starter/imprint.ts";
import { type DoctorResult, resultsIn } from "./result.ts";

const legal = resultsIn("Legal pages");

/** Countries whose law requires an imprint that every page links to. */
const WANTS_A_PAGE: ReadonlySet<string> = new Set(["AT", "CH", "DE", "FR"]);

/** The pages that the law of the business's country requires. This is not legal advice. */
export async function legalResults(site: CheckedSite): Promise<DoctorResult[]> {
  return [...privacyResults(site), ...(await imprintResults(site)), ...termsResults(site)];
}

/** A rule reports forms without a privacy notice. */
function privacyResults({ config, summary }: CheckedSite): DoctorResult[] {
  const { country } = config.business.address;
  const known = dataProtectionOf(country);
  const { forms } = config;
  const page = summary.pages.find(({ features }) => features.includes("privacyNotice"));
  const path = page?.path ?? forms.privacy;
  const asks = hasForm(summary);
  if (path === undefined) return asks || !known ? [] : [noNotice(country)];
  return [
    legal.ok(
      page && known
        ? `${path} is the privacy notice; for ${country} it names ${known.authority.name}.`
        : `${path} is the privacy notice.`,
    ),
  ];
}

const hasForm = (summary: CheckedSite["summary"]) =>
  summary.pages.some(({ features }) => features.some(isForm));

const noNotice = (country: string) =>
  legal.toDo(
    `No page has a privacy notice; in ${country} a site needs one, because its host logs visitors' IP addresses.`,
    'Add a page with a "privacy" section, which generates the notice.',
  );

async function imprintResults(site: CheckedSite): Promise<DoctorResult[]> {
  const { country } = site.config.business.address;
  if (!imprintOf({ country })) return [];
  const page = await imprintOfSite(site);
  if (page) return [linkedResult(site, page, country), ...mailResults(site, page, country)];
  const what = `The law in ${country} requires a business to say on its site who runs it: name, legal form, address, contact details, registration numbers`;
  const todo =
    "Add such a page and link to it from the footer's smallLinks; see “The imprint” in the guide.";
  return [
    WANTS_A_PAGE.has(country)
      ? legal.toDo(`${what}. No page is an imprint.`, todo)
      : legal.note(`${what}. If no page says so yet, add one.`, todo),
  ];
}

/** Finds the page by its usual names in all languages. */
async function imprintOfSite({ kit, summary }: CheckedSite) {
  const starters = await Promise.all([...kit.languages.values()].map((each) => each.starter()));
  const paths = starters.map(({ starter }) => starter.imprint.path);
  const labels = starters.map(({ starter }) => starter.imprint.label.toLowerCase());
  return summary.pages.find(
    ({ path, label }) =>
      [...paths, "/imprint"].some((known) => path === known || path.endsWith(known)) ||
      [...labels, "imprint"].includes(label.toLowerCase()),
  );
}

function linkedResult(
  { summary }: CheckedSite,
  { path }: { path: string },
  country: string,
): DoctorResult {
  const links = [summary.model.footer.smallLinks, summary.model.footer, summary.model.header];
  return JSON.stringify(links).includes(`"href":${JSON.stringify(path)}`)
    ? legal.ok(
        `${path} says who runs the site, as the law in ${country} requires, and every page links to it.`,
      )
    : legal.toDo(
        `${path} says who runs the site, but not every page links to it.`,
        "Link to it from the footer's smallLinks.",
      );
}

/** These laws require an email address; a phone number or a form is not enough. */
function mailResults(
  { config }: CheckedSite,
  { path }: { path: string },
  country: string,
): DoctorResult[] {
  const page = config.pages.find((each) => each.path === path);
  if (config.business.email !== undefined || /\S@\S/.test(JSON.stringify(page))) return [];
  return [
    legal.toDo(
      `The law in ${country} requires an email address on the imprint, and ${path} has none.`,
      'Add "email" under business, and [{business.email}](email:) to that page.',
    ),
  ];
}

const termsResults = ({ summary }: CheckedSite): DoctorResult[] =>
  hasForm(summary)
    ? [
        legal.note(
          "A contact form needs no terms by law. If visitors order, book or pay with it, show them your terms first.",
        ),
      ]
    : [];
