/** Replaces spaces by non-breaking ones, for phone numbers and the like. */
export const nonBreaking = (text: string): string => text.replace(/[ \u2009\u202F]/g, "\u00A0");
