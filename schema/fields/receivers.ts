import { areEmails } from "./emails.ts";
import { readUrl } from "./urls.ts";

/** Where a service receives forms, by its own documentation; `form` is left out where it only shows its own. */
interface Receiver {
  /** The service's host, without `www.`; hosts below it count as well. */
  host: string;
  /** What path and query of an address look like to which browsers post. */
  form?: RegExp;
  /** Such an address, for the hint. */
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

/** Why a form that is posted to an address reaches nobody; undefined where nothing speaks against it. */
export function formFault(address: string): string | undefined {
  if (address.startsWith("mailto:")) return mailFault(address.slice("mailto:".length));
  const url = readUrl(address);
  if (!url) return "This is not the address of a website, so no form can be sent there.";
  const { hostname, pathname, search } = url;
  const host = hostname.replace(/^www\./, "");
  if (LOCAL.test(host)) return undefined;
  if (host === "formsubmit.co") return formsubmitFault(pathname.slice(1));
  const receiver = RECEIVERS.find((each) => host === each.host || host.endsWith(`.${each.host}`));
  if (!receiver || receiver.form?.test(pathname + search)) return undefined;
  return receiver.write === undefined
    ? `${receiver.host} shows forms that are made there, and receives none from other pages. Link to it in place of the form.`
    : `${receiver.host} receives no forms at this address; messages would be lost. It gives addresses such as ${receiver.write}.`;
}

/** As https://formsubmit.co/documentation has it: an email address, or the code that hides it. */
function formsubmitFault(encodedName: string): string | undefined {
  const name = decoded(encodedName);
  if (/^ajax\//.test(name))
    return "formsubmit.co answers scripts at this address: visitors would see data in the place of a page. Leave out ajax/.";
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
