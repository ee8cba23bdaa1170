import type { CheckedSite } from "../check-site.ts";
import { RESERVED } from "../checks/rules/facts/placeholder-fact.ts";
import { servicesOf } from "../hosting/services.ts";
import type { SendRequest } from "../network/client.ts";
import { RequestError } from "../network/failures.ts";
import { isForm } from "../site/section-features.ts";
import { counted, firstFew } from "../util/amounts.ts";
import { type DoctorResult, resultsIn } from "./result.ts";

const forms = resultsIn("Forms");

/** What becomes of what visitors send; nothing is sent to find that out. Without `ask` nobody is asked. */
export async function formResults(
  { summary, config }: CheckedSite,
  ask?: SendRequest,
): Promise<DoctorResult[]> {
  const asking = summary.pages.filter(({ features }) => features.some(isForm));
  if (asking.length === 0)
    return [forms.note("No page has a form; visitors call or write by themselves.")];
  const paths = firstFew(asking.map(({ path }) => path));
  const { contact } = config.forms;
  const isContact = asking.some(({ features }) => features.includes("contactForm"));
  const own = isContact && contact?.service === "netlify" ? [BY_NETLIFY] : [];
  const addresses = servicesOf(summary.pages, config).forms;
  const answers = await Promise.all(addresses.map((url) => endpointResults(url, ask)));
  return [
    forms.ok(`${counted(asking.length, "page has", "pages have")} a form: ${paths}.`),
    ...own,
    ...answers.flat(),
  ];
}

const BY_NETLIFY = forms.note(
  "Netlify finds the contact form in the page and keeps what is sent.",
  "Switch on form detection there, publish, and send one message yourself.",
);

const TRY_IT =
  "Send one message yourself once the site is public; many services want the first one confirmed.";

async function endpointResults(
  address: string,
  ask: SendRequest | undefined,
): Promise<DoctorResult[]> {
  const url = new URL(address);
  if (url.protocol === "mailto:")
    return [
      forms.note(
        "The contact form opens the visitor's own mail program: where there is none, nothing is sent.",
        "A form service reaches more people: the guide has them under “Forms”.",
      ),
    ];
  // A rule reports them.
  if (RESERVED.test(url.hostname)) return [];
  if (!ask) return [forms.note(`${url.host} gets what is sent; it was not asked (--offline).`)];
  return [await probeEndpoint(url, ask)];
}

const GONE = [404, 410];

/** Services differ in which question they answer: one that has no such form knows neither. */
async function probeEndpoint(url: URL, ask: SendRequest): Promise<DoctorResult> {
  try {
    const first = await ask(url, { method: "OPTIONS" });
    const { status } = GONE.includes(first.status) ? await ask(url, { method: "HEAD" }) : first;
    if (GONE.includes(status)) return noForm(url, status);
    return status >= 500
      ? forms.toDo(
          `${url.host}, which gets what is sent, answers with an error of its own (${status}).`,
          "Ask again later; if it stays so, ask the service.",
        )
      : forms.ok(`${url.host} gets what is sent, and answers.`, TRY_IT);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return forms.toDo(
      `${url.host}, which gets what visitors send, could not be asked: ${error.message}`,
      "See whether the endpoint under forms is the address that the service gave you, and this computer is connected.",
    );
  }
}

const noForm = (url: URL, status: number): DoctorResult =>
  forms.toDo(
    `${url.host} answers with ${status} where the form is sent: it may have no form at this address.`,
    `Compare the endpoint under forms with the one that the service gave you. ${TRY_IT}`,
  );
