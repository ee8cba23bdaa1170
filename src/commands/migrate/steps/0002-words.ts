/** What a form of version 1 asked, by the names of its fields. */
export const ASKED = ["name", "email", "phone", "message"] as const;

export type Asked = (typeof ASKED)[number];

type Words = Record<Asked, readonly [label: string, hint: string]>;

const ENGLISH: Words = {
  name: ["Name", "Your full name"],
  email: ["Email", "you@example.com"],
  phone: ["Phone", "Your phone number"],
  message: ["Message", "Tell us about your project..."],
};

/** The labels and placeholders of those fields, by the language of the site. */
const WORDS: Readonly<Record<string, Words>> = {
  ar: {
    name: ["الاسم", "الاسم الكامل"],
    email: ["البريد الإلكتروني", "name@example.com"],
    phone: ["الهاتف", "رقم الهاتف"],
    message: ["الرسالة", "كيف يمكننا المساعدة؟"],
  },
  cy: {
    name: ["Enw", "Eich enw llawn"],
    email: ["E-bost", "chi@example.com"],
    phone: ["Ffôn", "Eich rhif ffôn"],
    message: ["Neges", "Sut gallwn ni helpu?"],
  },
  de: {
    name: ["Name", "Ihr vollständiger Name"],
    email: ["E-Mail", "name@example.com"],
    phone: ["Telefon", "Ihre Telefonnummer"],
    message: ["Nachricht", "Worum geht es?"],
  },
  es: {
    name: ["Nombre", "Su nombre completo"],
    email: ["Correo electrónico", "nombre@example.com"],
    phone: ["Teléfono", "Su número de teléfono"],
    message: ["Mensaje", "¿En qué podemos ayudarle?"],
  },
  fr: {
    name: ["Nom", "Votre nom complet"],
    email: ["E-mail", "nom@example.com"],
    phone: ["Téléphone", "Votre numéro de téléphone"],
    message: ["Message", "Comment pouvons-nous vous aider\u202f?"],
  },
  pl: {
    name: ["Imię i nazwisko", "Pełne imię i nazwisko"],
    email: ["E-mail", "adres@example.com"],
    phone: ["Telefon", "Numer telefonu"],
    message: ["Wiadomość", "W czym możemy pomóc?"],
  },
};

/** The words of a language by its tag, `de-AT`; the English ones of any other. */
export function wordsOfForm(language: unknown): Words {
  const [code = ""] = typeof language === "string" ? language.toLowerCase().split("-") : [];
  return Object.hasOwn(WORDS, code) ? (WORDS[code] ?? ENGLISH) : ENGLISH;
}
