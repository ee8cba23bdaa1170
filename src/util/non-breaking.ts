/** What is one thing, such as a phone number, with spaces at which no line ends. */
export const nonBreaking = (text: string): string => text.replace(/[ \u2009\u202F]/g, "\u00A0");
