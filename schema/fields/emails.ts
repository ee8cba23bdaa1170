import * as z from "zod";
import { readUrl } from "./urls.ts";

/** Whether a text is an email address; its domain may have letters of any script. */
export function isEmail(text: string): boolean {
  const [, name = "", domain = ""] = /^([^@]+)@([^@/?#:\s]+)$/.exec(text) ?? [];
  return z.regexes.email.test(`${name}@${asciiOf(domain)}`);
}

/**
 * Mail programs accept several addresses, separated by commas (RFC 6068). A comma instead of a dot makes two
 * invalid ones.
 */
export const areEmails = (text: string): boolean => text.split(",").every(isEmail);

const asciiOf = (domain: string): string => readUrl(`https://${domain}`)?.hostname ?? "";
