import {
  type Business,
  type ContactSettings,
  type DataProtection,
  dataProtectionOf,
  e164,
  type Feature,
  type Fields,
  formServices,
  interpolate,
  type MarkdownNode,
  mailUrl,
  nationalNumber,
  type Resolved,
  readUrl,
  type SectionContext,
  type Texts,
  type ThirdPartyService,
} from "plumbline/kit";
import { contactLink, isDefined } from "./nodes.ts";
import type { schema } from "./schema.ts";

/** What a site does with visitors' data. A field is only set if some page does it. */
export interface PrivacyFacts {
  texts: Texts["privacy"];
  /** The language code of the page. */
  language: string;
  /** Formats a list in that language. */
  listed(things: string[]): string;
  /** The law and the authority of the country, if known. */
  protection: DataProtection | undefined;
  /** The owner's text about the law. */
  law: MarkdownNode[] | undefined;
  business: Business;
  address: string[];
  /** The business's email address, or else its phone number, as a link. */
  reach: MarkdownNode;
  /** The contact form, and others by name. */
  contactForms: ContactFormFacts[];
  signupForm: { host: string; counter: string | undefined; script: string | undefined } | undefined;
  maps: { hosts: string[]; load: "click" | "visible" } | undefined;
  /** The host of web fonts; undefined for self-hosted fonts. */
  fontHost: string | undefined;
  /** The hosts of films and other content that load on request. */
  films: string[];
  content: string[];
  /** Other services that fields declare, with their descriptions in this language. */
  services: DescribedService[];
  /** What counts visits. */
  counter: SectionContext["counter"];
  hasSearch: boolean;
  hasClosable: boolean;
  retention: string;
  hosting: string | undefined;
}

export interface ContactFormFacts {
  host: string;
  captcha: boolean;
  asked: string[];
}

export interface DescribedService {
  host: string;
  /** Its name with its host. */
  name: string;
  allows: ThirdPartyService["allows"];
  purpose: string;
  learns: string | undefined;
}

export function privacyFacts(
  context: SectionContext,
  { retention, hosting, law }: Fields<typeof schema>,
): PrivacyFacts {
  const { business, forms, theme, address, locale } = context;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const has = (feature: Feature) => context.firstWith(feature) !== undefined;
  const { contact, more, signup } = forms;
  const contactForms = [
    ...(contact && has("contactForm") ? [contact] : []),
    ...(has("namedForm") ? Object.values(more ?? {}) : []),
  ];
  return {
    texts: context.texts.privacy,
    language: new Intl.Locale(locale).language,
    listed: (things) => list.format(things),
    protection: dataProtectionOf(business.address.country),
    law,
    business,
    address,
    retention,
    hosting,
    reach: businessContact(business),
    contactForms: distinct(contactForms.flatMap((form) => contactFormFacts(form, context.texts))),
    signupForm:
      signup && has("signupForm")
        ? {
            host: hostOf(signup.endpoint),
            counter: signup.trackingUrl && hostOf(signup.trackingUrl),
            script: signup.scriptUrl && hostOf(signup.scriptUrl),
          }
        : undefined,
    maps: mapFacts(context, has),
    fontHost: theme.fonts.stylesheet && hostOf(theme.fonts.stylesheet),
    films: hostsOf("film", context),
    content: hostsOf("content", context),
    services: distinct(context.services.flatMap((service) => describeService(service, context))),
    counter: context.counter,
    hasSearch: has("search"),
    hasClosable: has("closable"),
  };
}

const hostsOf = (about: ThirdPartyService["about"], { services }: SectionContext): string[] => [
  ...new Set(services.filter((service) => service.about === about).map(({ host }) => host)),
];

/** Sections in several languages may describe the same service, and forms may ask the same. */
const distinct = <T>(services: readonly T[]): T[] => [
  ...new Map(services.map((each) => [JSON.stringify(each), each])).values(),
];

/** Describes a service, and reports a missing translation. */
function describeService(
  { host, allows, about }: ThirdPartyService,
  context: SectionContext,
): DescribedService[] {
  if (typeof about === "string") return [];
  const { name, purpose, learns, texts } = about;
  const wordsOf = (words: WordsByLanguage = {}, text?: string) =>
    wordsIn(words, text, host, context);
  return [
    {
      host,
      name: name === undefined ? host : `${name} (${host})`,
      allows,
      purpose: wordsOf(purpose, texts?.purpose),
      learns: (learns ?? texts?.learns) && wordsOf(learns, texts?.learns),
    },
  ];
}

type WordsByLanguage = Readonly<Record<string, string>>;

/** The words in the language of the notice; otherwise those of the built-in text with that name. */
function wordsIn(
  words: WordsByLanguage,
  text: string | undefined,
  host: string,
  { locale, texts, fault }: SectionContext,
): string {
  const { language } = new Intl.Locale(locale);
  const [group = "", key = ""] = text?.split(".") ?? [];
  const builtIn: string | undefined = Object(Object(texts)[group])[key];
  const found = words[locale] ?? words[language] ?? builtIn;
  if (found === undefined)
    fault(
      "own-words",
      `The notice has to say in the language "${language}" what ${host} is for and what it learns of visitors.`,
      `The section that uses it says so in ${Object.keys(words).join(", ")}. Add "${language}" to "purpose" and "learns" of that endpoint in its schema.ts.`,
    );
  // The sentence's end is added later.
  return (found ?? Object.values(words)[0] ?? "").trim().replace(/[.。]$/, "");
}

/** The maps that pages show: of the business and of its locations. */
function mapFacts(
  { map, locations, locationMap }: SectionContext,
  has: (feature: Feature) => boolean,
): PrivacyFacts["maps"] {
  const own = has("map") ? [map] : [];
  const others = has("locationMaps") ? locations.map(({ key }) => locationMap(key)) : [];
  const maps = [...own, ...others].filter(isDefined);
  if (maps.length === 0) return undefined;
  const hosts = [...new Set(maps.map(({ embedUrl }) => hostOf(embedUrl)))];
  return { hosts, load: maps.some(({ load }) => load === "visible") ? "visible" : "click" };
}

/** None if only the business receives the data, as by email. */
function contactFormFacts(
  settings: Resolved<ContactSettings>,
  { form: { name, email, phone, message }, privacy }: Texts,
): ContactFormFacts[] {
  const { host } = formServices[settings.service].conventions;
  if (host === null) return [];
  const form = {
    host: host ?? ("endpoint" in settings ? hostOf(settings.endpoint) : ""),
    captcha: "captcha" in settings && settings.captcha,
    // The default fields, unless the owner sets others.
    asked: settings.fields?.flatMap((field) => fieldLabels(field, privacy.quoted)) ?? [
      name,
      email,
      phone,
      message,
    ],
  };
  return [form];
}

type FormField = NonNullable<Resolved<ContactSettings>["fields"]>[number];

/** A field's label for a list, in quotes if it is a sentence. Consent fields are not data. */
function fieldLabels({ type, label }: FormField, quoted: string): string[] {
  if (type === "consent") return [];
  const words = label.trim().replace(/\s*[:：]$/, "");
  return [/[.?!؟…]$|[,;:،؛]/.test(words) ? interpolate(quoted, { label: words }) : words];
}

function businessContact({ email, phone = "" }: Business): MarkdownNode {
  if (email !== undefined) return contactLink({ href: mailUrl(email) }, email);
  return contactLink({ href: `tel:${e164(phone)}` }, nationalNumber(phone));
}

const hostOf = (url: string): string => readUrl(url)?.host ?? url;

/** Whether a service shows a frame in the page, which loads when the visitor asks for it. */
export const isFrame = ({ allows }: DescribedService) => allows.includes("frame-src");

/** Whether a service runs scripts or frames in the page. */
const isLoaded = (service: DescribedService) =>
  isFrame(service) || service.allows.includes("script-src");

/** Hosts whose frames or scripts the site embeds; they may store data. */
export const embeddedHosts = ({ maps, signupForm, fontHost, services }: PrivacyFacts): string[] => [
  ...new Set(
    [
      ...(maps?.hosts ?? []),
      signupForm?.script,
      signupForm?.counter,
      fontHost,
      ...services.filter(isLoaded).map(({ host }) => host),
    ].filter(isDefined),
  ),
];

/** All other hosts that pages call, which see visitors' IP addresses. */
export const externalHosts = (facts: PrivacyFacts): string[] => [
  ...new Set([
    ...embeddedHosts(facts),
    ...facts.films,
    ...facts.content,
    ...facts.services.map(({ host }) => host),
    ...(facts.counter ? [facts.counter.host] : []),
  ]),
];
