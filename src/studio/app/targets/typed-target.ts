import type { Suggestion } from "../../protocol/fields.ts";

/** What somebody has typed in place of choosing a target, with the words of a link to it. */
type Target = Pick<Suggestion, "value" | "name">;

/** The link to an address, a number or a site as people write it; undefined for other words. */
export function typedLink(text: string): Target | undefined {
  if (/^[/#]|^[a-z]+:\S*$/i.test(text)) return { value: text, name: nameOf(text) };
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { value: `mailto:${text}`, name: text };
  if (/^\+[\d\s()-]+$/.test(text))
    return { value: `tel:${text.replace(/[^+\d]/g, "")}`, name: text };
  if (/^[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/.test(text))
    return { value: `https://${text}`, name: nameOf(text) };
  return undefined;
}

const nameOf = (address: string) =>
  address.replace(/^(https?:\/\/|mailto:|tel:)/, "").replace(/^www\.|\/$/g, "") || address;
