const counted = (count: string, of: string) => (count === of ? count : `${count} of ${of}`);

/** What a publication reports, in English. The studio has it in each language, by its code. */
export const ENGLISH_NEWS = {
  noDifference: (target: string) => `There is no difference from the live site in ${target}.`,
  firstTime: () => "This seems to be the first time that the site is published there.",
  noCopy: (what: string, time: string) =>
    `This computer has no copy of the live version (${what}, ${time}), so only its files can be compared.`,
  notWhole: (what: string, time: string) =>
    `The last version (${what}, ${time}) was not sent completely: this completes it.`,
  sends: (target: string, fresh: string, changed: string, gone: string) =>
    `To ${target}: ${fresh} ${fresh === "1" ? "file" : "files"} new, ${changed} changed, ${gone} removed`,
  missingThere: (count: string, files: string) =>
    `Missing on the server, though they were published, and sent again (${count}): ${files}`,
  changedThere: (count: string, files: string) =>
    `Changed on the server since they were published, and sent again (${count}): ${files}`,
  othersThere: (count: string, files: string) =>
    `Not published by Plumbline, and left as they are (${count}): ${files}`,
  waits: (target: string) => `Another publication is running (${target}); this one waits for it.`,
  published: (what: string) => `Published: ${what}`,
  needsReload: () =>
    "Headers or redirects have changed. nginx and Caddy read them after a reload: systemctl reload nginx",
  exampleUrl: (url: string) => `${url} is an example address, so the live site was not tested.`,
  isLive: (url: string, files: string, of: string) =>
    `${url} shows it (${counted(files, of)} ${of === "1" ? "file" : "files"} compared).`,
  notYetLive: (url: string) => `${url} does not show it yet:`,
  hostsTakeTime: () =>
    "Some hosts need a few minutes. If this does not change, check whether the address of the site belongs to this target.",
};

export type NewsCode = keyof typeof ENGLISH_NEWS;

/** A report as data, with the names that it contains. */
export interface News {
  code: NewsCode;
  names: readonly string[];
}

export const news = <Code extends NewsCode>(
  code: Code,
  ...names: Parameters<(typeof ENGLISH_NEWS)[Code]>
): News => ({ code, names });

export function newsInEnglish({ code, names }: News): string {
  const say: (...texts: string[]) => string = ENGLISH_NEWS[code];
  return say(...names);
}
