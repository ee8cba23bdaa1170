import type { MessageCode, OWN_STEPS } from "../../../protocol/messages.ts";

/** The words for a message, with the names that it contains. */
type Say = (place: string, more: string) => string;

export type MessageWords = Record<MessageCode, Say> & {
  steps: Record<keyof typeof OWN_STEPS, string>;
};

/** What the server says: why a request cannot be carried out, and the names of its steps in the history. */
export const ENGLISH_MESSAGES: MessageWords = {
  changedElsewhere: () => "The site was changed in another window meanwhile. Try again.",
  valueChanged: (place, more) =>
    `${place} was changed in another window. ${more && `You typed: ${more}`}`,
  cellChanged: () => "This cell was changed in another window. Look at it again.",
  syntaxError: () => "The file has a syntax error. Undo, or correct it in an editor first.",
  siteHasErrors: () =>
    "The site has errors, so that links could be missed. Correct the errors in the list of problems first, then change the address.",
  pageHidden: (place) =>
    `The page ${place} cannot be shown: the site has errors, which are in the list of problems.`,
  gone: (place) => `${place} is no longer there.`,
  rowGone: () => "This row or column is no longer there.",
  otherStudio: (place) =>
    `The studio of this site is open at ${place} already. Use that one, or stop it and load this page again.`,
  diskFull: () =>
    "The disk of this computer is full. What you typed is kept while this window is open. Delete something that you no longer need, then try again.",
  steps: {
    discard: "Discard all changes",
    otherProgram: "Changes by another program",
    fileVersion: "The version of the file",
  },
};
