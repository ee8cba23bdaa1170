/**
 * The messages between the studio's pages and its server. Only types and addresses, for browsers too. What is undefined
 * is missing in the JSON.
 */

import type { Icon } from "../model/values.ts";

export const STUDIO_URL = "/__studio/";
export const API_URL = `${STUDIO_URL}api/`;
/** The script in the pages that the studio shows. */
export const FRAME_SCRIPT_URL = `${STUDIO_URL}frame.js`;
/** Small versions of the pictures of `public/media`. */
export const MEDIA_URL = `${STUDIO_URL}media/`;
/** Larger files are not taken. */
export const MAX_UPLOAD_BYTES = 50_000_000;

/** The address of a small version of a picture; `version` changes with its content. */
export const mediaUrl = (name: string, version: string): string =>
  `${MEDIA_URL}${encodeURIComponent(name)}?v=${encodeURIComponent(version)}`;

/** The path of a value in the config: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** A change of the config. `before` is the value that the browser knows; another one is a conflict. */
export type Edit =
  | { type: "set"; path: ValuePath; value: unknown; before?: unknown | undefined }
  | { type: "remove"; path: ValuePath }
  | { type: "insert"; path: ValuePath; index: number; value: unknown }
  | { type: "move"; path: ValuePath; from: number; to: number };

export interface EditRequest {
  /** The state that the edits refer to. */
  version: number;
  edits: Edit[];
  /** What undo calls it, such as `Move section 3 of /prices`. */
  label?: string;
  /** The field that is being typed in: its edits are undone together. */
  field?: string;
}

export interface ProblemModel {
  /** Whether the studio can fix it by itself. */
  canFix: boolean;
  severity: "error" | "warning" | "info";
  rule: string;
  /** The position in words. */
  location: string;
  message: string;
  hint: string;
  path: ValuePath;
  /** The path of a page on which it is seen. */
  page: string | undefined;
}

/** A part of the config that is for the whole site. */
export interface SitePart {
  key: string;
  label: string;
}

export interface PageSummary {
  /** The index of its entry in `pages`. */
  index: number;
  /** Its row, if the entry has a table. */
  row?: number;
  path: string;
  label: string;
  language: string;
  parent?: string;
  template?: string;
  /** The page in the main language that it translates. */
  translationOf?: string;
  /** Why it is not published today; undefined if it is. */
  state?: HiddenState;
  /** Its first and last day. */
  from?: string;
  until?: string;
}

/** The pages of the site; undefined if the browser knows this version of the list. */
export interface PageList {
  version: number;
  pages?: PageSummary[];
  /** The languages of the site, the main one first. */
  languages?: string[];
}

/** A page that a site can have, with its usual path. */
export interface PagePreset {
  path: string;
  label: string;
  /** Whether hosts require this path. */
  isFixed: boolean;
}

/** Asks for the path of a new page by its title, or for the problem of a typed path. */
export interface PagePath {
  title: string;
  parent?: string | undefined;
  language?: string | undefined;
  template?: string | undefined;
  path?: string | undefined;
  /** The page that gets the path. */
  except?: string | undefined;
}

/** A page to add. */
export interface NewPage {
  title: string;
  path: string;
  parent?: string | undefined;
  source:
    | { type: "empty" }
    /** The usual path of the preset. */
    | { type: "preset"; path: string }
    /** With a language, it is a translation. */
    | { type: "copy"; path: string; language?: string | undefined }
    | { type: "row"; template: string };
}

/** What changes with the path of a page. */
export interface RenamePlan {
  links: number;
  /** The old addresses that redirect to new ones. */
  redirects: string[];
  /** Other files that change at once, and that undo does not change back. */
  files: string[];
}

/** What depends on a page, before it is deleted. */
export interface DeletePlan {
  /** Why the page has to stay. */
  refusal?: string;
  /** Whether the site has errors, so that what depends on the page is not known. */
  isUnknown: boolean;
  /** Links in menus, in header or footer. */
  menus: number;
  /** The paths of values with links to it, in words. */
  links: string[];
  /** The pages below it, and its translations. */
  children: string[];
  translations: string[];
  /** Whether search engines may know its address. */
  isPublished: boolean;
}

/** The number of problems by the paths of pages. */
export type ProblemCounts = Record<string, { errors: number; others: number }>;

/** The changes of pages as a whole. */
export type PageChange = "addPage" | "renamePage" | "deletePage";

/** The lines that a save changes in the file, with the lines around them. */
export interface LineChange {
  /** The number of its first line in the file. */
  line: number;
  lines: { type: "same" | "removed" | "added"; text: string }[];
}

/** A difference in words, as `plumbline diff` shows it. */
export interface DifferenceModel {
  title: string;
  blocks: {
    title: string;
    pages: readonly string[];
    items: { title?: string; before?: string; after?: string; also?: string }[];
    more: number;
  }[];
  totals: string;
}

/** A publication that is being prepared or carried out. */
export interface PublicationModel {
  /** Of the config, such as `Folder` or `SFTP`; undefined if the config does not say where. */
  target: string | undefined;
  step: "idle" | "building" | "asking" | "sending" | "done" | "failed";
  difference: DifferenceModel | undefined;
  /** What it has reported so far. */
  log: string[];
  question: string | undefined;
}

/** The calls that change something; they respond with the state. */
export type Change =
  | PageChange
  | "edit"
  | "fix"
  | "endField"
  | "undo"
  | "redo"
  | "discard"
  | "save"
  | "choose";

/** The state of the studio, which all its windows show. */
export interface StudioState {
  /** Counts changes of the text. */
  version: number;
  /** The version that the built pages have. */
  builtVersion: number;
  /** Counts builds, also those after a change of other files. */
  builds: number;
  /** The name of the business. */
  site: string;
  configFile: string;
  isSaved: boolean;
  /** In ISO 8601. */
  unsavedSince: string | undefined;
  undo: string | undefined;
  redo: string | undefined;
  /** Whether another program has changed the same lines of the file. */
  hasConflict: boolean;
  /** Why edits are not on the disk. */
  storageError: string | undefined;
  /** Why the config cannot be edited now. */
  syntaxError: string | undefined;
  problems: ProblemModel[];
}

/** A text on a page. */
export interface TextOrigin {
  /** The index of its section. */
  section: number;
  path: ValuePath;
  /** As the page shows it. */
  shown: string;
  /** As the config has it; undefined if it is made of several texts, so that it cannot be typed in place. */
  source?: string;
  isMarkdown: boolean;
}

/** A picture of a section, with what its address on the page may be. */
export interface PictureOrigin {
  /** The index of its section. */
  section: number;
  /** Where the name of its file is. */
  path: ValuePath;
  name: string;
  /** The address of the file itself. */
  url: string;
  /** How the addresses of its variants begin. */
  stem: string;
}

/** A section of a page, with its origin. */
export interface SectionOrigin {
  /** Identifies it among the sections of the page. */
  index: number;
  type: string;
  /** The first words of it. */
  summary: string;
  path: ValuePath;
  /** The number of pages that it is on, if it is not the page's own. */
  pageCount?: number;
  /** Where the page names it, if it is a shared one. */
  use?: ValuePath;
  /** Whether it is in the page's own list, so that it can be moved. */
  isOwn: boolean;
  /** Why visitors do not get it today; undefined if they do. */
  state?: HiddenState;
}

/** A draft, or before its first or after its last day. */
export type HiddenState = "draft" | "from" | "until";

/** A section of the page's own list that the page does not show. */
export type OmittedSection = Pick<SectionOrigin, "type" | "summary" | "path" | "state">;

/** A page of the working copy. */
export interface PageModel {
  origins: PageOrigins;
  /** As visitors get it; undefined if it has errors, so that the last good version is shown. */
  html: string | undefined;
}

/** The origins of a page. */
export interface PageOrigins {
  version: number;
  path: string;
  /** The path of its entry. */
  entry: ValuePath;
  /** The path of its list of sections; undefined for a page of a template. */
  sectionsPath?: ValuePath;
  sections: SectionOrigin[];
  omitted: OmittedSection[];
  texts: TextOrigin[];
  pictures: PictureOrigin[];
}

/** The files that a field accepts. */
export type FileKind = "image" | "video" | "captions" | "document";

/** A file of `public/media`. */
export interface MediaModel {
  /** Its path in the folder, such as `team/jo.jpg`. */
  name: string;
  kind: FileKind;
  /** The address of a small version, if it is a picture. */
  url: string;
  bytes: number;
  /** In pixels; 0 for other files than pictures. */
  width: number;
  height: number;
  isDamaged: boolean;
  /** Its text for people who cannot see it, or one for each language; undefined if it has none yet. */
  alternative: string | Readonly<Record<string, string>> | undefined;
}

/** The files of `public/media`, and the languages that their texts need, the main one first. */
export interface MediaList {
  files: MediaModel[];
  languages: string[];
}

/** A token of a page with its value. */
export interface TokenModel {
  name: string;
  value: string;
}

/** Something that a text may name. */
export interface Suggestion {
  value: string;
  label: string;
  /** The heading above it and those like it. */
  group: string;
}

/** An icon with what it is drawn with. */
export interface IconModel {
  name: string;
  shapes: Icon;
}

/** The contrast of a colour with another one that it is used with. */
export interface Contrast {
  /** The colour itself, also if the theme computes it. */
  colour: string;
  /** The name of the other colour. */
  other: string;
  text: string;
  ground: string;
  /** What both are used for. */
  use: string;
  /** To two decimals. */
  ratio: string;
  isEnough: boolean;
}

/** How a value is edited. */
export type Control =
  | { type: "text"; kind: TextKind; maximum?: number; names?: string; words?: string[] }
  | { type: "number"; minimum?: number; maximum?: number }
  | { type: "flag" }
  | { type: "choice"; options: ChoiceOption[] }
  | { type: "media"; kind: FileKind; keys?: { file: string; alternative: string } }
  | { type: "list"; item: Control; example: unknown; maximum?: number; hours?: HoursKeys }
  /** Values by names that the owner chooses. */
  | { type: "record"; value: Control; example: unknown }
  | { type: "object"; fields: FieldModel[]; shortForm?: string }
  | { type: "variants"; key: string; options: { value: string; fields: FieldModel[] }[] }
  /** A value of one of several kinds. */
  | { type: "alternatives"; options: Control[] }
  /** A section, which has its own form. */
  | { type: "section" }
  | { type: "json" };

export interface ChoiceOption {
  value: string | number | boolean;
  label: string;
}

/** The fields of an entry of opening hours. */
export interface HoursKeys {
  days: string;
  opens: string;
  closes: string;
  allDay: string;
  /** A new entry of a season or a single day. */
  special: unknown;
  /** The names of the days, from Monday. */
  names: readonly string[];
}

export type TextKind =
  /** A line for programs: an id, a code. */
  | "line"
  /** A line for people, with tokens. */
  | "words"
  | "amount"
  | "markdown"
  | "icon"
  | "date"
  | "moment"
  | "time"
  | "colour"
  | "email"
  | "phone";

/** A field of a form. */
export interface FieldModel {
  key: string;
  label: string;
  description: string;
  example?: unknown;
  isRequired: boolean;
  default?: unknown;
  control: Control;
}

/** A value with the form that edits it. */
export interface ValueModel {
  version: number;
  path: ValuePath;
  value: unknown;
  control: Control;
  title: string;
  description: string;
}

/** A section type to add. */
export interface SectionChoice {
  type: string;
  description: string;
  alsoCalled: readonly string[];
  /** A valid section of this type. */
  example: unknown;
}
