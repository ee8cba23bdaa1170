import type { PrivacyFacts } from "./facts.ts";
import { bullets, outside, paragraph, type Topic } from "./nodes.ts";
import { type DataProtection, dataProtection } from "./regulators.ts";

/**
 * What the law wants said: grounds, recipients, time limits, rights, complaints. Of a law that is not
 * known nothing is said.
 */
export function lawTopics(facts: PrivacyFacts): Topic[] {
  const law = dataProtection(facts.business.address.country);
  if (!law) return [recipients(facts), retention(facts)];
  return [
    grounds(facts, law),
    recipients(facts, law),
    retention(facts),
    rights(facts),
    complaints(law),
  ];
}

const grounds = (facts: PrivacyFacts, { law }: DataProtection): Topic => ({
  heading: "Why we are allowed to",
  text: [
    paragraph(`These are our grounds under the ${law}, Article 6(1):`),
    bullets(
      [
        "answering you, quoting and doing the work: you asked for it, as part of a contract or before one (b)",
      ],
      facts.signupForm && [
        "sending what you signed up for: your consent, which you can take back at any time (a)",
      ],
      ["keeping invoices and job records: tax law makes us (c)"],
      ["a site that works and is safe from attacks: our legitimate interest in that (f)"],
    ),
    paragraph("You need not give us anything. Without a way to reach you, we cannot answer."),
  ],
});

const recipients = (facts: PrivacyFacts, law?: DataProtection): Topic => {
  const { contactForm, signupForm, business } = facts;
  const whatsapp = business.whatsapp ? ", and WhatsApp if you use it" : "";
  return {
    heading: "Who else sees your details",
    text: [
      bullets(
        ["the company that hosts this site"],
        contactForm && [`${contactForm.host}, which passes the contact form on`],
        signupForm && [`${signupForm.host}, which keeps the sign-up list`],
        [`the companies that carry our email and phone calls${whatsapp}`],
      ),
      ...(law
        ? [
            paragraph(
              `Some of these may keep details outside ${law.country}. The law allows that only where they are as well protected there; ask us, and we tell you how.`,
            ),
          ]
        : []),
    ],
  };
};

const retention = ({ retention, signupForm }: PrivacyFacts): Topic => ({
  heading: "How long we keep them",
  text: [
    paragraph(retention),
    ...(signupForm ? [paragraph("Your place on the sign-up list lasts until you leave it.")] : []),
  ],
});

const rights = ({ signupForm, business, reach }: PrivacyFacts): Topic => ({
  heading: "What you can ask for",
  text: [
    bullets(
      ["a copy of what we hold about you, and a copy in a file you can take elsewhere"],
      ["a correction of what is wrong or missing"],
      ["deletion, or that we keep something but leave it alone"],
      ["that we stop using your details where we rely on our own interests"],
      signupForm && ["an end to what you once agreed to; what was done before stays lawful"],
    ),
    paragraph(
      business.email ? "Write to " : "Ring ",
      reach,
      ". It costs nothing, and you have an answer within a month.",
    ),
  ],
});

const complaints = ({ complaint, regulator }: DataProtection): Topic => ({
  heading: "If you are not happy",
  text: [paragraph(complaint), ...(regulator ? [reachRegulator(regulator)] : [])],
});

const reachRegulator = ({
  name,
  post,
  phone,
  url,
  site,
}: NonNullable<DataProtection["regulator"]>) =>
  paragraph(
    `The regulator is the ${[name, post].filter(Boolean).join(", ")}${phone ? `, phone ${phone}` : ""}: `,
    outside(url, site),
    ".",
  );
