/** The names of fields and what they choose from: `heading`, `paper`, `two-columns`. */
const TOKEN = /^[a-z_$][\w$-]*$/;

/** What React takes for a script in the place of an address. */
const SCRIPT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers pass over
  /^[\u0000-\u001f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;

/** How an address begins, up to what may be anybody's: `https://`, `tel:`, `#`. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:)?[/#]*/;

/** Latin capitals, but for the one that a script begins with. */
const PLAIN = /^[A-IK-Z]/;

/**
 * What of a text belongs to the structure of a model, since components and React treat it in ways of
 * its own: how an address begins; nothing of most. Undefined if all of it does: tokens, and what is
 * empty. The words are what follows.
 */
export function formOf(text: string): string | undefined {
  if (PLAIN.test(text)) return "";
  if (TOKEN.test(text) || SCRIPT.test(text)) return undefined;
  const form = ADDRESS.exec(text)?.[0] ?? "";
  return form.length === text.length ? undefined : form;
}
