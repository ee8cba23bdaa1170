import { areEmails } from "./emails.ts";
import { readUrl } from "./urls.ts";

/**
 * Where a service receives forms, from its documentation. A service without `form` only shows its own
 * forms.
 */
interface Receiver {
  /** The host of the service, without `www.`; its subdomains match, too. */
  host: string;
  /** Matches path and query of addresses that accept forms. */
  form?: RegExp;
  /** An example of such an address, for the hint. */
  write?: string;
}

const RECEIVERS: readonly Receiver[] = [
  {
    host: "formspree.io",
    form: /^\/(p\/\w+\/)?f\/\w+\/?$/,
    write: "https://formspree.io/f/abcdwxyz",
  },
  { host: "getform.io", form: /^\/f\/[\w-]+$/, write: "https://getform.io/f/abcdwxyz" },
  { host: "usebasin.com", form: /^\/f\/\w+/, write: "https://usebasin.com/f/abcdwxyz" },
  { host: "formcarry.com", form: /^\/s\/[\w-]+/, write: "https://formcarry.com/s/abcdwxyz" },
  { host: "web3forms.com", form: /^\/submit$/, write: "https://api.web3forms.com/submit" },
  {
    host: "docs.google.com",
    form: /^\/forms\/.*\/formResponse/,
    write: "https://docs.google.com/forms/d/e/ID/formResponse",
  },
  {
    host: "list-manage.com",
    form: /^\/subscribe\/post\?/,
    write: "https://you.us1.list-manage.com/subscribe/post?u=1&id=2",
  },
  {
    host: "mailerlite.com",
    form: /^\/(jsonp\/\d+\/forms\/\d+\/subscribe|webforms\/submit\/)/,
    write: "https://assets.mailerlite.com/jsonp/1/forms/2/subscribe",
  },
  {
    host: "kit.com",
    form: /^\/forms\/\w+\/subscriptions/,
    write: "https://app.kit.com/forms/1/subscriptions",
  },
  {
    host: "convertkit.com",
    form: /^\/forms\/\w+\/subscriptions/,
    write: "https://app.convertkit.com/forms/1/subscriptions",
  },
  {
    host: "buttondown.com",
    form: /^\/api\/emails\/embed-subscribe\//,
    write: "https://buttondown.com/api/emails/embed-subscribe/you",
  },
  { host: "sibforms.com", form: /^\/serve\//, write: "https://1234.sibforms.com/serve/5678" },
  ...[
    "forms.gle",
    "forms.office.com",
    "forms.microsoft.com",
    "tally.so",
    "typeform.com",
    "eepurl.com",
    "mailchi.mp",
    "airtable.com",
    "calendly.com",
  ].map((host) => ({ host })),
];

const LOCAL = /^(localhost|127\.0\.0\.1)$/;

/** Explains why a form that is posted to an address reaches nobody; undefined if no reason is known. */
export function formFault(address: string): string | undefined {
  if (address.startsWith("mailto:")) return mailFault(address.slice("mailto:".length));
  const url = readUrl(address);
  if (!url) return "This is not a web address, so a form cannot be sent there.";
  const { hostname, pathname, search } = url;
  const host = hostname.replace(/^www\./, "");
  if (LOCAL.test(host)) return undefined;
  if (host === "formsubmit.co") return formsubmitFault(pathname.slice(1));
  const receiver = RECEIVERS.find((each) => host === each.host || host.endsWith(`.${each.host}`));
  if (!receiver || receiver.form?.test(pathname + search)) return undefined;
  return receiver.write === undefined
    ? `${receiver.host} only shows its own forms and does not receive forms from other pages. Link to it instead of using a form.`
    : `${receiver.host} does not receive forms at this address; messages would be lost. Use an address such as ${receiver.write}.`;
}

/** An email address, or the code that hides it: https://formsubmit.co/documentation */
function formsubmitFault(encodedName: string): string | undefined {
  const name = decoded(encodedName);
  if (/^ajax\//.test(name))
    return "This address of formsubmit.co is for scripts: visitors would see data instead of a page. Remove ajax/.";
  if (/^([0-9a-f]{32}|el\/\w+)$/.test(name)) return undefined;
  return mailFault(name);
}

const mailFault = (text: string): string | undefined =>
  areEmails(text) ? undefined : `"${text}" is not an email address, so no message would arrive.`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
