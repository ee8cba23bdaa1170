import type { Business } from "../../../schema/business.ts";
import type { Feature } from "../../../schema/fields/features.ts";
import type { Texts } from "../../../schema/fields/texts.ts";
import { readUrl } from "../../../schema/fields/urls.ts";
import { type ContactSettings, formServices } from "../../../schema/forms/services.ts";
import { e164, mailUrl, nationalNumber } from "../../facts/facts.ts";
import type { SectionContext, ThirdPartyService } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import type { MarkdownNode, Resolved } from "../../model/values.ts";
import { interpolate } from "../../util/interpolate.ts";
import { contactLink, isDefined } from "./nodes.ts";
import { type DataProtection, dataProtectionOf } from "./regulators.ts";
import type { schema } from "./schema.ts";

/** What a site does with visitors' details: each part is there only if some page really does it. */
export interface PrivacyFacts {
  texts: Texts["privacy"];
  /** The code of the language of the page. */
  language: string;
  /** Things in one sentence, as that language puts them. */
  listed(things: string[]): string;
  /** The law and the authority of the country, where they are known. */
  protection: DataProtection | undefined;
  /** What the owner says of the law. */
  law: MarkdownNode[] | undefined;
  business: Business;
  address: string[];
  /** How to write to the business, or else to ring it. */
  reach: MarkdownNode;
  contactForm: { host: string; captcha: boolean; asked: string[] } | undefined;
  signupForm: { host: string; counter: string | undefined; script: string | undefined } | undefined;
  maps: { hosts: string[]; load: "click" | "visible" } | undefined;
  /** The provider that fonts are loaded from; undefined for fonts of the site's own. */
  fontHost: string | undefined;
  /** The hosts of films, and of other content, that is shown once a visitor asks for it. */
  films: string[];
  content: string[];
  /** What else fields of sections have visitors' browsers use, with what they say of it in this language. */
  services: DescribedService[];
  hasSearch: boolean;
  hasClosable: boolean;
  retention: string;
  hosting: string | undefined;
}

export interface DescribedService {
  host: string;
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
  const { contact, signup } = forms;
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
    contactForm:
      contact && has("contactForm") ? contactFormFacts(contact, context.texts) : undefined,
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
    services: context.services.flatMap((service) => describeService(service, context)),
    hasSearch: has("search"),
    hasClosable: has("closable"),
  };
}

const hostsOf = (about: ThirdPartyService["about"], { services }: SectionContext): string[] => [
  ...new Set(services.filter((service) => service.about === about).map(({ host }) => host)),
];

/** A service that a field describes; reports a language that the field has no words in. */
function describeService(
  { host, allows, about }: ThirdPartyService,
  context: SectionContext,
): DescribedService[] {
  if (typeof about === "string") return [];
  const { purpose, learns } = about;
  const wordsOf = (words: Readonly<Record<string, string>>) => textInLanguage(words, host, context);
  return [{ host, allows, purpose: wordsOf(purpose), learns: learns && wordsOf(learns) }];
}

function textInLanguage(
  words: Readonly<Record<string, string>>,
  host: string,
  { locale, fault }: SectionContext,
): string {
  const { language } = new Intl.Locale(locale);
  const found = words[locale] ?? words[language];
  if (found === undefined)
    fault(
      "own-words",
      `The notice has to say in the language "${language}" what ${host} is for and what it learns of visitors.`,
      `The section that uses it says so in ${Object.keys(words).join(", ")}. Add "${language}" to "purpose" and "learns" of that endpoint in its schema.ts.`,
    );
  // What follows it ends the sentence.
  return (found ?? Object.values(words)[0] ?? "").trim().replace(/[.。]$/, "");
}

/** The maps that pages show: that of the business, and those of its locations. */
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

/** Undefined where nobody but the business gets what is sent, as by email. */
function contactFormFacts(
  settings: Resolved<ContactSettings>,
  { form: { name, email, phone, message }, privacy }: Texts,
): PrivacyFacts["contactForm"] {
  const { host } = formServices[settings.service].conventions;
  if (host === null) return undefined;
  return {
    host: host ?? ("endpoint" in settings ? hostOf(settings.endpoint) : ""),
    captcha: "captcha" in settings && settings.captcha,
    // The usual four, unless the owner asks something else.
    asked: settings.fields?.flatMap((field) => fieldLabels(field, privacy.quoted)) ?? [
      name,
      email,
      phone,
      message,
    ],
  };
}

type FormField = NonNullable<Resolved<ContactSettings>["fields"]>[number];

/** What a field asks, as it stands in a list: whole sentences in quotes. Consent is no datum. */
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

/** Whether something of a service runs or is shown in the page, where it may do as it likes. */
const isLoaded = ({ allows }: DescribedService) =>
  allows.includes("frame-src") || allows.includes("script-src");

/** Other companies whose pages or scripts this site brings in, and which may store things themselves. */
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

/** All other companies that pages bring in, and so see the IP addresses of visitors. */
export const calledHosts = (facts: PrivacyFacts): string[] => [
  ...new Set([
    ...embeddedHosts(facts),
    ...facts.films,
    ...facts.content,
    ...facts.services.map(({ host }) => host),
  ]),
];
