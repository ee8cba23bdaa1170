import {
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/max";
import { e164 } from "../../../business/facts/facts.ts";
import { isNumber } from "../../../config/parse/readings/contact-readings.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const phoneNumber = defineCheck({
  id: "phone-number",
  severity: "error",
  summary: "Phone and WhatsApp numbers can be reached.",
  explanation:
    "A number with a missing digit, or from a range that is not in use, reaches nobody, and you " +
    "never hear of the call. Write the country code, such as +44, instead of the first 0. WhatsApp usually runs on a " +
    "mobile number; if yours is registered on a landline, set this rule to info under checks.",
  *checkSite({ config }) {
    for (const { at, ...numbers } of placesOf(config)) {
      for (const key of ["phone", "whatsapp"] as const) {
        const written = numbers[key];
        const finding = written === undefined ? undefined : findingFor(key, written);
        if (finding) yield { path: [...at, key], ...finding };
      }
    }
    const { phones } = config.business;
    for (const [name, { number }] of Object.entries(phones)) {
      const finding = findingFor("phone", number);
      if (finding) yield { path: ["business", "phones", name, "number"], ...finding };
      if (Object.hasOwn(config.locations, name)) yield sameName(name);
    }
  },
  *checkText({ path, value, kind }) {
    if (kind !== "link" && kind !== "markdown") return;
    for (const { 0: link, 1: number = "", index } of value.matchAll(LINKS[kind])) {
      const finding = findingFor("phone", number.replace(/[.-]/g, " "));
      const within = { start: index + link.indexOf(number), length: number.length };
      if (finding) yield { path, within, ...finding, fix: undefined };
    }
  },
});

/** Numbers that are written out as links. */
const LINKS = {
  link: /^tel:(\+[\d .-]+)$/g,
  markdown: /\]\(tel:(\+[\d .-]+)\)/g,
};

const sameName = (name: string): Finding => ({
  path: ["business", "phones", name],
  at: "key",
  message: `A location is called "${name}", too, so phone:${name} could mean either.`,
  hint: "Choose another name for this number.",
});

type FindingWords = Omit<Finding, "path">;

function findingFor(key: "phone" | "whatsapp", written: string): FindingWords | undefined {
  const number = parsePhoneNumberFromString(written);
  if (!number || !isNumber(number)) return unreachable(written);
  if (number.number !== e164(written)) return trunkZero(number, written);
  return key === "whatsapp" && isNotMobile(number) ? notMobile(written) : undefined;
}

const unreachable = (written: string): FindingWords => ({
  message: `"${written}" cannot be called: ${reason(written)}.`,
  hint: "Compare it with your phone digit by digit. The country code, such as +44, replaces the first 0.",
});

const REASONS: Record<string, string> = {
  INVALID_COUNTRY: "its country code does not exist",
  TOO_SHORT: "digits are missing",
  TOO_LONG: "it has too many digits",
};

const reason = (written: string) =>
  REASONS[validatePhoneNumberLength(written) ?? ""] ?? "the number does not exist in its country";

/** Apps that dial every digit would dial the 0 as well. */
const trunkZero = (number: PhoneNumber, written: string): FindingWords => ({
  message: `"${written}" has a 0 that is dialled only within the country.`,
  hint: `Write ${number.formatInternational()}.`,
  fix: { kind: "replace", value: number.formatInternational() },
});

const MAYBE_MOBILE = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE", "PERSONAL_NUMBER"]);

/** Only for countries whose numbering plan separates mobile numbers. */
function isNotMobile(number: PhoneNumber): boolean {
  const type = number.getType();
  return type !== undefined && !MAYBE_MOBILE.has(type);
}

const notMobile = (written: string): FindingWords => ({
  message: `"${written}" is not a mobile number. WhatsApp rarely works with other numbers.`,
  hint: "Give the number that your WhatsApp account is registered with.",
});
