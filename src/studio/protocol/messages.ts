import { type Place, placeInWords } from "../../model/place.ts";
import { ENGLISH_NEWS } from "../../model/publish-news.ts";

const KEPT_HERE = "Your changes are kept in this browser.";

/** What the server explains in the studio's own words. The app has them in each language, by their names. */
export const ENGLISH_MESSAGES = {
  ...ENGLISH_NEWS,
  /** What the check or a command says, which is in English. */
  reported: (message: string) => message,
  changedElsewhere: () => "The site was changed in another window meanwhile. Try again.",
  valueChanged: (place: string, typed: string) =>
    `${place} was changed in another window.${typed && ` You typed: ${typed}`}`,
  jsonChanged: (place: string) =>
    `${place} has changed meanwhile. Your text is kept in the editor.`,
  cellChanged: (typed: string) =>
    `This cell was changed in another window.${typed && ` You typed: ${typed}`}`,
  listChanged: () => "The list has fewer entries now.",
  syntaxError: () => "The file has a syntax error. Undo, or correct it in an editor first.",
  siteHasErrors: () =>
    "The site has errors, so that links could be missed. Correct the errors in the list of problems first, then change the address.",
  pageHidden: (path: string) =>
    `The page ${path} cannot be shown: the site has errors, which are in the list of problems.`,
  gone: (place: string) => `${place} is no longer there.`,
  rowGone: (typed: string) =>
    `This row or column is no longer there.${typed && ` You typed: ${typed}`}`,
  otherStudio: (address: string) =>
    `The studio of this site is open at ${address} already. Use that one, or stop it and load this page again.`,
  otherWindow: () =>
    "The studio of this site is open in another window of this browser already. Use that one, or close it and load this page again.",
  notOpen: () => "The studio is not open. Load this page again.",
  elsewhere: () => "The studio only works on the computer that runs it, at http://localhost.",
  otherPage: () => "Only the studio's own pages can change the site.",
  noKey: () =>
    "Open the studio with the whole address that the terminal shows: it ends with a key.",
  codeError: () => "The site's own code has an error.",
  diskFull: () =>
    "The disk of this computer is full. What you typed is kept while this window is open. Delete something that you no longer need, then try again.",
  notSaved: (reason: string) => `The site is not saved: ${reason} Your changes are kept here.`,
  fileConflict: (file: string) =>
    `The site is not saved: ${file} was changed by another program, in places that you changed, too. Choose one of the two first. Your changes are kept here.`,
  notCommitted: (reason: string) => `The file is saved, but git did not commit it: ${reason}`,
  savedHasErrors: (message: string) =>
    `The saved site has errors, so it cannot be compared: ${message}`,
  editedHasErrors: (message: string) => `The site has errors, so it cannot be compared: ${message}`,
  tooLarge: (megabytes: string) =>
    `This is too large for the studio, which takes up to ${megabytes} MB.`,
  notAnAddress: (path: string, reason: string) => `${path} cannot be an address: ${reason}.`,
  addressTaken: (page: string, path: string) =>
    `The page “${page}” already has the address ${path}.`,
  homeStays: () =>
    "The home page cannot be deleted: it is what people see who only type the name of your site.",
  copyTheRow: (path: string) => `${path} is a row of a table. Copy the row in the table.`,
  unreadable: (file: string) => `${file} cannot be read.`,
  pastedAgain: () => "A row above is the same one.",
  notANumber: (text: string) => `“${text}” is not a number.`,
  // Files of the owner.
  fileTooLarge: (name: string, megabytes: string) =>
    `“${name}” is not added: it is larger than ${megabytes} MB, which is too much for a website. Make it smaller first; a long film belongs on YouTube or Vimeo.`,
  fileEmpty: (name: string) => `“${name}” is not added: it is empty.`,
  filePrivate: (name: string) =>
    `“${name}” is not added: it looks like a file with passwords or keys, which must not be on a website.`,
  photoFormat: (name: string) =>
    `“${name}” is not added: it has a format of cameras that browsers do not show. Export it as JPEG, or send it to yourself from the phone, which converts it.`,
  filmFormat: (name: string) =>
    `“${name}” is not added: it has a film format that browsers do not play. Export it as MP4.`,
  otherContent: (name: string) =>
    `“${name}” is not added: it is damaged, or not what its name says. Open it in its program and save it again.`,
  unknownFormat: (name: string) =>
    `“${name}” is not added: it is of a kind that the site cannot show. Use pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), films (MP4, WebM) or documents such as PDF.`,
  fileDamaged: (name: string) =>
    `“${name}” is not added: it is damaged. Copy it again from where it comes from.`,
  tooManyPixels: (name: string) =>
    `“${name}” is not added: it has too many pixels for a website. Make it smaller first.`,
  drawingUnreadable: (name: string) =>
    `“${name}” is not added: it is a drawing that browsers cannot read. Export it again as SVG.`,
  drawingHasProgram: (name: string) =>
    `“${name}” is not added: this drawing contains a program, which could harm visitors. Export it again as a plain SVG.`,
  noRoom: (name: string) =>
    `“${name}” is not added: the disk is full. Delete something, and try again.`,
  diskReadOnly: (name: string) => `“${name}” is not added: this disk cannot be written to.`,
  folderReadOnly: (name: string) =>
    `“${name}” is not added: the folder public/media may not be changed. Allow yourself to write to it.`,
  folderIsFile: (name: string) =>
    `“${name}” is not added: public/media is a file. Rename it, since it has to be a folder.`,
  notAdded: (name: string, reason: string) => `“${name}” is not added: ${reason}`,
  folderOutside: (folder: string) =>
    `Files cannot be added to “public/media/${folder}”: it is not a folder inside the site's public folder.`,
  textsDamaged: (file: string) =>
    `The text is not saved: ${file} has a mistake in it. Correct it in an editor first.`,
  // Sites in a repository.
  noToken: () => "Enter an access key first.",
  offline: () =>
    "GitHub cannot be reached. Your changes are kept in this browser. Try again when you are online.",
  wait: (time: string) =>
    `GitHub takes no more requests until ${time}. ${KEPT_HERE} Try again then.`,
  tokenRefused: () =>
    `GitHub does not accept the access key: it has expired, or it was deleted. Make a new one and enter it. ${KEPT_HERE}`,
  needsPermission: (permission: string) =>
    `GitHub refuses this: the access key lacks the permission “${permission}”. Change the key on GitHub, under Settings, Developer settings. ${KEPT_HERE}`,
  refused: (reason: string) => `GitHub refuses this: ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `GitHub does not find this. Compare the names of the owner, the repository and the branch, and whether the access key is for this repository. ${KEPT_HERE}`,
  notAccepted: (reason: string) => `GitHub did not accept this: ${reason} ${KEPT_HERE}`,
  githubFailed: (reason: string) =>
    `GitHub has a problem (${reason}). ${KEPT_HERE} Try again later.`,
  noFolder: (folder: string) => `The branch has no folder “${folder}”.`,
  tooManyFiles: () =>
    "This folder has too many files for the studio. Name the folder of the site itself.",
  noConfig: (file: string) =>
    `There is no ${file} in this folder of the branch. Name the folder of the site.`,
  branchMoves: () => "The branch changes all the time. Your changes are kept here. Try again.",
  branchConflict: (file: string) =>
    `${file} was changed in the repository, in places that you changed, too. Choose one of the two first.`,
  publishThis: () => "Publish this?",
  goBack: () => "Go back to that?",
  linesOnly: () => "Here you see the lines that change: under “In the file”.",
};

export type MessageCode = keyof typeof ENGLISH_MESSAGES;

/** The words for each message in a language. */
export type MessageWords = {
  [Code in MessageCode]: (...names: Parameters<(typeof ENGLISH_MESSAGES)[Code]>) => string;
};

/** A message as data, with the names that it contains. */
export interface Message {
  code: MessageCode;
  names: readonly (string | Place)[];
}

type Named<Texts extends readonly string[]> = { [At in keyof Texts]: string | Place };

/** The names of a message. */
export type MessageNames<Code extends MessageCode> = Named<
  Parameters<(typeof ENGLISH_MESSAGES)[Code]>
>;

export const message = <Code extends MessageCode>(
  code: Code,
  ...names: MessageNames<Code>
): Message => ({ code, names });

/** A message in English, for logs. */
export function inEnglish({ code, names }: Message): string {
  const say: (...texts: string[]) => string = ENGLISH_MESSAGES[code];
  return say(...names.map((name) => (typeof name === "string" ? name : placeInWords(name))));
}

/** An error that the studio explains to the owner. */
export class MessageError extends Error {
  constructor(
    readonly said: Message,
    /** The status of the response; 0 if something else did not respond. */
    readonly status: number,
  ) {
    super(inEnglish(said));
  }
}
