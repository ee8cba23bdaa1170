import type { ValuesOf } from "../../schema/fields/texts.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const SPECIAL = /[&<>"']/;

/** A text as React writes it, between tags and in attributes alike. */
export const escapeText = (text: string): string =>
  SPECIAL.test(text)
    ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    : text;

/** Replaces line breaks by spaces. */
export const singleLine = (text: string): string =>
  text.includes("\n") ? text.trim().replace(/\s*\n\s*/g, " ") : text;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const IN_ARABIC = { ",": "،", ";": "؛" };

/** Parts on one line, without those that are missing. Arabic text has its own comma and semicolon. */
export function joined(parts: readonly (string | false | undefined)[], sign: "," | ";"): string {
  const known = parts.flatMap((part) => part || []);
  const isArabic = known.some((part) => /\p{Script=Arabic}/u.test(part));
  return known.join(`${isArabic ? IN_ARABIC[sign] : sign} `);
}

/** Replaces spaces by non-breaking ones, for phone numbers and the like. */
export const nonBreaking = (text: string): string => text.replace(/[ \u2009\u202F]/g, "\u00A0");

/** Replaces placeholders: `{count} pages`. Each message of the builder needs exactly its own values. */
export const interpolate = <Text extends string>(text: Text, values: ValuesOf<Text>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: keyof typeof values) => String(values[name] ?? braces));

/** A name of the config in words: `openingHours` is "opening hours". */
export const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** Whether a text is valid JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
