import { STUDIO_URL } from "./addresses.ts";
import { SAMPLES_URL } from "./samples.ts";

/** The page on which developers try sections. */
export const WORKBENCH_URL = `${STUDIO_URL}workbench`;

/** The script of axe-core, if it is installed. */
export const AXE_URL = `${SAMPLES_URL}axe.js`;

/** What there is to try. */
export interface WorkbenchModel {
  types: { type: string; fixtures: readonly string[]; isOwn: boolean }[];
  looks: readonly string[];
  /** The codes of the languages that Plumbline and the site have. */
  languages: readonly string[];
  grounds: readonly string[];
  /** The look, the language and the folder of the site. */
  site: { look: string; language: string };
  /** The errors of the site's own code, because of which its last good version is shown. */
  problems: { at: string; message: string; hint: string; codeFrame: string }[];
  hasAxe: boolean;
}

/** What is shown, by the names of its parameters in the address. */
export interface WorkbenchView {
  type: string;
  fixture: string;
  ground?: string | undefined;
  look?: string | undefined;
  language?: string | undefined;
  scheme?: string | undefined;
  direction?: string | undefined;
}

/** The address of a page with one section; `version` changes with the code. */
export function benchUrl(view: WorkbenchView, version: string): string {
  const all = Object.entries({ ...view, version });
  const set = all.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${SAMPLES_URL}page?${new URLSearchParams(set)}`;
}
