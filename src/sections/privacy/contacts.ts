import { joined } from "plumbline/kit";
import type { PrivacyFacts } from "./facts.ts";
import { bullets, isDefined, paragraph, sentence, type Topic } from "./nodes.ts";

/** The controller, and the ways in which visitors submit personal data. */
export const contactTopics = (facts: PrivacyFacts): (Topic | undefined)[] => [
  responsible(facts),
  contactForm(facts),
  signupForm(facts),
  direct(facts),
];

function responsible({ texts, protection, business, address, reach }: PrivacyFacts): Topic {
  const { owner, legalName, name } = business;
  return {
    heading: texts.responsible,
    text: [
      paragraph(
        sentence(texts.business, { business: joined([legalName ?? name, ...address], ",") }),
        owner
          ? sentence(texts.person, { name: owner, contact: reach })
          : sentence(texts.questions, { contact: reach }),
        protection && sentence(texts.controller),
        sentence(texts.we, { name: legalName ?? name }),
      ),
    ],
  };
}

const contactForm = ({ texts, contactForms }: PrivacyFacts): Topic | undefined =>
  contactForms.length > 0
    ? {
        heading: texts.formHeading,
        text: [
          ...contactForms.map(({ asked, host, captcha }) =>
            paragraph(
              sentence(texts.form, { fields: joined(asked, ","), host }),
              captcha ? sentence(texts.formCaptcha) : undefined,
            ),
          ),
          paragraph(sentence(texts.formUse)),
        ],
      }
    : undefined;

function signupForm({ texts, signupForm: form, reach }: PrivacyFacts): Topic | undefined {
  if (!form) return undefined;
  const { host, counter, script } = form;
  const extras = [
    counter === undefined ? undefined : sentence(texts.signupCounter, { host: counter }),
    script === undefined ? undefined : sentence(texts.signupScript, { host: script }),
  ];
  return {
    heading: texts.signupHeading,
    text: [
      paragraph(sentence(texts.signup, { host }), sentence(texts.signupLeave, { contact: reach })),
      ...(extras.some(isDefined) ? [bullets(...extras)] : []),
    ],
  };
}

const direct = ({ texts, business }: PrivacyFacts): Topic => ({
  heading: texts.directHeading,
  text: [
    paragraph(
      sentence(texts.direct),
      business.whatsapp ? sentence(texts.directWhatsapp) : undefined,
    ),
  ],
});
