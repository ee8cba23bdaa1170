import { type DataProtection, joined, type Law } from "plumbline/kit";
import { externalHosts, type PrivacyFacts } from "./facts.ts";
import { bullets, externalLink, paragraph, sentence, type Topic } from "./nodes.ts";

/**
 * What the law requires: legal bases, recipients, retention, rights, complaints. If the country's law is
 * unknown, they contain only what is true anywhere, and the owner's text adds the rest.
 */
export const lawTopics = (facts: PrivacyFacts): (Topic | undefined)[] => [
  grounds(facts),
  recipients(facts),
  retention(facts),
  rights(facts),
  complaints(facts),
  facts.law && { heading: facts.texts.lawHeading, text: facts.law },
];

/**
 * The messages that name a law, and its deadline for replies; only some laws require legal bases.
 */
const LAWS = {
  gdpr: { name: "gdpr", answer: "answerMonth", asksGrounds: true },
  ukGdpr: { name: "ukGdpr", answer: "answerMonth", asksGrounds: true },
  fadp: { name: "fadp", answer: "answer30Days", asksGrounds: false },
} as const satisfies Record<Law, object>;

function grounds({ texts, protection, signupForm, counter }: PrivacyFacts): Topic | undefined {
  const law = protection && LAWS[protection.law];
  if (!law?.asksGrounds) return undefined;
  return {
    heading: texts.groundsHeading,
    text: [
      paragraph(sentence(texts.grounds, { law: texts[law.name] })),
      bullets(
        sentence(texts.groundContract),
        signupForm && sentence(texts.groundConsent),
        sentence(texts.groundDuty),
        sentence(texts.groundInterest),
        counter && sentence(texts.groundCount),
      ),
      paragraph(sentence(texts.voluntary)),
    ],
  };
}

function recipients(facts: PrivacyFacts): Topic {
  const { texts, protection, contactForms, signupForm, listed, business } = facts;
  const receivers = [...new Set(contactForms.map(({ host }) => host))];
  const { email, phone, whatsapp } = business;
  const counting = facts.counter && { ...facts.counter, purpose: texts.countPurpose };
  const services = [...facts.services, ...(counting ? [counting] : [])];
  const described = services.map(({ host }) => host);
  const others = externalHosts(facts).filter((host) => !described.includes(host));
  return {
    heading: texts.recipientsHeading,
    text: [
      bullets(
        sentence(texts.recipientHost),
        ...receivers.map((host) => sentence(texts.recipientForm, { host })),
        signupForm && sentence(texts.recipientSignup, { host: signupForm.host }),
        ...services.map(({ name, purpose }) =>
          sentence(texts.recipientService, { host: name, purpose }),
        ),
        others.length > 0 ? sentence(texts.recipientShown, { hosts: listed(others) }) : undefined,
        email ? sentence(texts.recipientEmail) : undefined,
        phone ? sentence(texts.recipientPhone) : undefined,
        whatsapp ? sentence(texts.recipientWhatsapp) : undefined,
      ),
      paragraph(sentence(protection ? texts.abroadLaw : texts.abroad)),
    ],
  };
}

const retention = ({ texts, retention, signupForm }: PrivacyFacts): Topic => ({
  heading: texts.retentionHeading,
  text: [
    paragraph([{ type: "text", value: retention }]),
    ...(signupForm ? [paragraph(sentence(texts.retentionSignup))] : []),
  ],
});

function rights({ texts, protection, signupForm, reach }: PrivacyFacts): Topic {
  const heading = texts.rightsHeading;
  const contact = { contact: reach };
  if (!protection) return { heading, text: [paragraph(sentence(texts.rightsOffer, contact))] };
  return {
    heading,
    text: [
      bullets(
        sentence(texts.rightCopy),
        sentence(texts.rightCorrect),
        sentence(texts.rightDelete),
        sentence(texts.rightObject),
        signupForm && sentence(texts.rightWithdraw),
      ),
      paragraph(sentence(texts.rightsAsk, contact), sentence(texts[LAWS[protection.law].answer])),
    ],
  };
}

function complaints({ texts, protection, reach, language }: PrivacyFacts): Topic {
  const heading = texts.complaintsHeading;
  const contact = { contact: reach };
  if (!protection) return { heading, text: [paragraph(sentence(texts.complaintUs, contact))] };
  const { law, authority } = protection;
  return {
    heading,
    text: [
      paragraph(sentence(law === "ukGdpr" ? texts.complaintUk : texts.complaint)),
      paragraph(
        sentence(texts.authority, {
          authority: authorityName(authority, language),
          website: externalLink(authority.url),
        }),
      ),
    ],
  };
}

const authorityName = (
  { name, names = {}, phone }: DataProtection["authority"],
  language: string,
) => joined([names[language] ?? name, phone], ",");
