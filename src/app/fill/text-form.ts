/** The names of fields and what they choose from: `heading`, `paper`, `two-columns`, `__proto__`. */
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
 * What components and React may ask of a text and treat accordingly: whether it is an address and of
 * which kind, a number, or has space at an edge; "" for most. What has another form is another
 * structure. Undefined if all of it belongs to the structure: names, and what is empty.
 */
export function formOf(text: string): string | undefined {
  const edge = text.trim().length === text.length ? "" : "_";
  if (PLAIN.test(text)) return edge;
  if (TOKEN.test(text) || SCRIPT.test(text)) return undefined;
  const address = ADDRESS.exec(text)?.[0] ?? "";
  if (address.length === text.length) return undefined;
  const number = /^[-+.\d]/.test(text) && !Number.isNaN(Number(text)) ? "0" : "";
  return address + edge + number;
}

/** Where the word in a text of this form begins. */
export const wordStart = (form: string): number => form.replace(/[_0]+$/, "").length;
