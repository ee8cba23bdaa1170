/** What browsers give as the code of a key that an input method takes. */
const TAKEN = 229;

/**
 * Whether a key is for an input method, which composes words of several keys, such as Japanese ones or letters with accents:
 * its Enter ends the words, and its Escape drops them. Safari only says so by the code of the key.
 */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isComposing || keyCode === TAKEN;
