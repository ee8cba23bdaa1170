import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { mediaKind, mediaType } from "../../../assets/pictures/media-types.ts";
import type { Suggestion } from "../../protocol/fields.ts";

/** Where a link leads, with the words of a link to it. */
export type Target = Pick<Suggestion, "value" | "name">;

/**
 * The link to an address, a number or a site as people of a country write it, or to something that the site has; undefined
 * for other words.
 */
export function typedLink(
  text: string,
  country: string,
  known: readonly Target[],
): Target | undefined {
  const number = numberIn(text, country);
  const link = linkTo(text, number);
  const names = [link?.value, text, `/${text}`].map((each) => each?.toLowerCase());
  const same = known.find(
    ({ value, name }) => names.includes(value.toLowerCase()) || names.includes(name.toLowerCase()),
  );
  return same ?? link;
}

function linkTo(text: string, number: string | undefined): Target | undefined {
  if (/^[/#]|^[a-z]+:\S*$/i.test(text)) return { value: text, name: nameOf(text) };
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { value: `mailto:${text}`, name: text };
  if (number !== undefined) return { value: `tel:${number}`, name: text };
  const file = fileIn(text);
  if (file !== undefined) return { value: `/media/${file}`, name: text };
  if (/^[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(text))
    return { value: `https://${text}`, name: nameOf(text) };
  return undefined;
}

/** A phone number, also as it is dialled within the country. */
export function numberIn(text: string, country: string): string | undefined {
  if (!/^[+(\d][\d\s()./-]{4,}$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(
    text.replace(/^00/, "+"),
    isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() ? number.number : undefined;
}

/** The name of a file that visitors can open, as it is after an upload. */
const fileIn = (text: string): string | undefined =>
  /^[^/:]+$/.test(text) && mediaKind(mediaType(text)) === "document" && mediaType(text) !== ""
    ? text.toLowerCase().replace(/\s+/g, "-")
    : undefined;

const nameOf = (address: string) =>
  address.replace(/^(https?:\/\/|mailto:|tel:)/, "").replace(/^www\.|\/$/g, "") || address;
