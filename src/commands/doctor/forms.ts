import { RESERVED } from "../../checks/rules/facts/placeholder-fact.ts";
import { counted, firstFew } from "../../lib/amounts.ts";
import type { SendRequest } from "../../lib/network/client.ts";
import { RequestError } from "../../lib/network/failures.ts";
import { servicesOf } from "../../output/hosting/services.ts";
import type { CheckedSite } from "../../pipeline.ts";
import { isForm } from "../../site/sections/section-features.ts";
import { type DoctorResult, resultsIn } from "./result.ts";

const forms = resultsIn("Forms");

/** Tests the endpoint of forms. Sends no data, and without `ask` no request. */
export async function formResults(
  { summary, config }: CheckedSite,
  ask?: SendRequest,
): Promise<DoctorResult[]> {
  const asking = summary.pages.filter(({ features }) => features.some(isForm));
  if (asking.length === 0)
    return [forms.note("No page has a form; visitors call or write an email.")];
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
  "Netlify finds the contact form in the page and stores the messages.",
  "Turn on form detection there, publish, and send a test message.",
);

const TRY_IT =
  "Send a test message once the site is public; many services ask you to confirm the first one.";

async function endpointResults(
  address: string,
  ask: SendRequest | undefined,
): Promise<DoctorResult[]> {
  const url = new URL(address);
  if (url.protocol === "mailto:")
    return [
      forms.note(
        "The contact form opens the visitor's mail program: without one, nothing is sent.",
        "A form service works for everyone: see “Forms” in the guide.",
      ),
    ];
  // A rule reports them.
  if (RESERVED.test(url.hostname)) return [];
  if (!ask) return [forms.note(`${url.host} receives the form; it was not contacted (--offline).`)];
  return [await probeEndpoint(url, ask)];
}

const GONE = [404, 410];

/** Services differ in the methods they support: a missing form gives 404 for both. */
async function probeEndpoint(url: URL, ask: SendRequest): Promise<DoctorResult> {
  try {
    const first = await ask(url, { method: "OPTIONS" });
    const { status } = GONE.includes(first.status) ? await ask(url, { method: "HEAD" }) : first;
    if (GONE.includes(status)) return noForm(url, status);
    return status >= 500
      ? forms.toDo(
          `${url.host}, which receives the form, responds with a server error (${status}).`,
          "Try again later; if the error stays, ask the service.",
        )
      : forms.ok(`${url.host} receives the form, and responds.`, TRY_IT);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return forms.toDo(
      `${url.host}, which receives the form, cannot be reached: ${error.message}`,
      "Check that the endpoint under forms is the one the service gave you, and that this computer is online.",
    );
  }
}

const noForm = (url: URL, status: number): DoctorResult =>
  forms.toDo(
    `${url.host} responds with ${status} to the form's endpoint: it may have no form there.`,
    `Compare the endpoint under forms with the one the service gave you. ${TRY_IT}`,
  );
