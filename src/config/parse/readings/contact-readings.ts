import {
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

/**
 * Whether a number is possible. Ofcom and ComReg reserve some ranges for film and drama, so libphonenumber calls them
 * invalid. That such a number reaches nobody is the subject of a rule.
 * ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 * comreg.ie/industry/licensing/numbering
 */
export const isNumber = (number: PhoneNumber): boolean =>
  number.isValid() || /^\+(44(7700900|1632960|1154960)\d{3}|3532091\d{5})$/.test(number.number);

/** The phone keys of letters, as in 0800-FLOWERS. */
const KEYS = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** A number with its country code, in any notation: `+44 (0)29…`, `0044…`, `tel:+44…`. */
export const fromAbroad = (text: string): string | undefined =>
  /^\D*(\+|00)/.test(text) ? international(text, "") : undefined;

/** A number as dialled within the country, in letters, or from the address of a chat. */
export function international(text: string, country: string): string | undefined {
  const [, chat] =
    /^(?:https:\/\/)?(?:wa\.me|(?:api\.whatsapp\.com|whatsapp:\/)\/send\/?\?phone=)\/?\+?(\d+)/.exec(
      text,
    ) ?? [];
  if (chat !== undefined) return numberIn(`+${chat}`, country);
  return (
    numberIn(text, country) ?? numberIn(withDigits(text), country) ?? numberIn(`+${text}`, country)
  );
}

/** Signs of more than one number: a second number, an extension, or a short number beside it. */
function numberIn(text: string, country: string): string | undefined {
  const number = parsed(text, country);
  const isAlone = number !== undefined && isNumber(number) && number.ext === undefined;
  return isAlone ? number.formatInternational() : undefined;
}

const parsed = (text: string, country: string) =>
  parsePhoneNumberFromString(
    text.replace(/^(\D{0,5})00(?=[1-9])/, "$1+"),
    isSupportedCountry(country) ? country : undefined,
  );

const withDigits = (text: string): string =>
  /^[\d +()-]*\d[ -]?[A-Za-z]{3,}[A-Za-z -]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter))))
    : text;

/** How to write a number with a second one or an extension. Only links can have short numbers of services. */
export function aboutPhone(text: string, country: string): string | undefined {
  const number = parsed(text, country);
  if (number?.ext !== undefined) {
    const { ext } = number;
    number.setExt("");
    return withoutExtension(number.formatInternational(), ext);
  }
  const [, own = "", ext] = /^(.+?\d)\P{Nd}*\p{L}\P{Nd}*(\d{1,5})$/u.exec(text) ?? [];
  const before = ext && numberIn(own, country);
  if (before) return withoutExtension(before, ext);
  const several = text
    .split(/[/,;|]|\s[-–]\s|\s\p{L}{1,5}\s/u)
    .flatMap((each) => numberIn(each.trim(), country) ?? []);
  if (several.length > 1) return onlyOne(several);
  return /^(tel:)?[\d ]{2,8}$/.test(text) ? SHORT : undefined;
}

const withoutExtension = (number: string, ext: string) =>
  `Write ${JSON.stringify(number)} here; phones do not dial an extension, so name ${ext} in a text.`;

const SHORT =
  "A short number has no country code. Link to it in a text, such as [112](tel:112), and write your own number here.";

const onlyOne = (all: readonly string[]) =>
  `This field takes only one: write ${all.map((each) => JSON.stringify(each)).join(" or ")}.`;

/** An email address in a link, or with a name before it: `Tess <tess@…>`. */
export const mailbox = (text: string): string =>
  text
    .replace(/^mailto:\s*/i, "")
    .replace(/^[^<>@]*<\s*([^<>]+?)\s*>$/, "$1")
    .replace(/\.$/, "");

/** An email address that is disguised or mistyped: `tess (at) roofs (dot) example`, a space, a comma. */
export const correctMailbox = (text: string): string =>
  mailbox(text)
    .replace(/^e-?mail\s*:\s*|\?.*$|[.,;]$/gi, "")
    .replace(/\s*[([{]\s*at\s*[)\]}]\s*|\s+at\s+|@@+/i, "@")
    .replace(/\s*[([{]\s*dot\s*[)\]}]\s*|\s+dot\s+|\.\.+/gi, ".")
    .replace(/,(?=[a-z]{2,}$)/i, ".")
    .replace(/\s/g, "");

/** How to write several email addresses, or one with letters that mail programs do not support. */
export function aboutMailbox(
  text: string,
  isOne: (address: string) => boolean,
): string | undefined {
  const several = text
    .split(/[,;\s]+/)
    .map(mailbox)
    .filter(isOne);
  if (several.length > 1) return onlyOne(several);
  return /[^\p{ASCII}].*@/u.test(text)
    ? "Before the @, only letters from a to z, digits and . _ + - are possible. Ask your provider for the exact address of the mailbox."
    : undefined;
}
