import type { PrivacyFacts } from "./facts.ts";
import { bullets, paragraph, type Topic } from "./nodes.ts";

/** Who is responsible, and the ways in which a visitor hands over details on purpose. */
export const contactTopics = (facts: PrivacyFacts): (Topic | undefined)[] => [
  responsible(facts),
  contactForm(facts),
  signupForm(facts),
  direct(facts),
];

const responsible = ({ business, address, reach }: PrivacyFacts): Topic => ({
  heading: "Who is responsible",
  text: [
    paragraph(
      `${[business.legalName ?? business.name, ...address].join(", ")}. ${whoToAsk(business)}: `,
      reach,
      ". The law calls us the controller, because we decide what happens to your details. “We” on this page means that business.",
    ),
  ],
});

const whoToAsk = ({ owner, email }: PrivacyFacts["business"]) =>
  owner ? `The person to ask is ${owner}` : `Ask by ${email ? "email" : "phone"}`;

const contactForm = ({ contactForm: form }: PrivacyFacts): Topic | undefined =>
  form && {
    heading: "When you send the contact form",
    text: [
      paragraph(
        `We get ${form.asked ? `what you write there (${form.asked.join(", ")})` : "your name, your email address, your message and, if you give it, your phone number"}. Your browser sends them to ${form.host}, a service that passes them on to us by email and sees your IP address as it does.`,
        form.captcha
          ? " It may first show a page of its own to make sure that you are a person."
          : "",
      ),
      paragraph("We use them to answer you and to prepare the quote or the work you ask about."),
    ],
  };

const signupForm = ({ signupForm: form, business, reach }: PrivacyFacts): Topic | undefined =>
  form && {
    heading: "When you sign up",
    text: [
      paragraph(
        `Your email address and, if you give it, your name go to ${form.host}, which keeps the list and sends what you signed up for. To leave the list, use the link in any of its emails or ${business.email ? "write to" : "ring"} `,
        reach,
        ".",
      ),
      ...(form.counter || form.script ? [signupExtras(form)] : []),
    ],
  };

const signupExtras = ({ counter, script }: NonNullable<PrivacyFacts["signupForm"]>) =>
  bullets(
    counter
      ? [`Each time the form is shown, your browser calls ${counter}, which counts it.`]
      : undefined,
    script ? [`Pages with the form load a script from ${script}.`] : undefined,
  );

function direct({ business: { phone, email, whatsapp, owner } }: PrivacyFacts): Topic {
  const others = listed(phone && "ring", email && `send ${owner ?? "us"} an email`);
  const seen = listed((phone || whatsapp) && "number", email && "address");
  return {
    heading: `When you ${listed(phone && "ring", email && "write", whatsapp && "use WhatsApp")}`,
    text: [
      paragraph(
        `We see your ${seen} and what you tell us, and use it to deal with what you ask. Nothing is sent before you press one of those links. `,
        ...(whatsapp
          ? [
              `WhatsApp belongs to Meta, so a message there goes through Meta too. If you would rather it did not, ${others}.`,
            ]
          : []),
      ),
    ],
  };
}

/** What there is of some things: `ring, write or use WhatsApp`. */
function listed(...things: (string | undefined)[]): string {
  const present = things.filter(Boolean);
  const last = present.pop() ?? "";
  return present.length > 0 ? `${present.join(", ")} or ${last}` : last;
}
