/** Messages about one page: what its parts come from. */

import type { ValuePath } from "./edits.ts";
import type { TokenModel } from "./fields.ts";
import type { HiddenState } from "./pages.ts";
import type { CellPosition } from "./rows.ts";

/** A text on a page. */
export interface TextOrigin {
  /** The index of its section. */
  section: number;
  path: ValuePath;
  /** As the page shows it. */
  shown: string;
  /** As the config has it; undefined if it is made of several texts, so that it cannot be typed in place. */
  source?: string;
  /** The tokens of its source with their values. */
  tokens?: TokenModel[];
  isMarkdown: boolean;
  /** The cell that it is, if it is in a table. */
  cell?: CellPosition;
}

/** What a page may show in other words, or from elsewhere. */
export interface ValueOrigin {
  /** The index of its section; undefined for a value of the whole site or of another page. */
  section?: number;
  path: ValuePath;
  /** A text, a number, or a date or a time as the config has it. */
  value: string | number;
  cell?: CellPosition;
  /** The page whose card has it. */
  page?: string;
}

/** A picture of a section, with what its address on the page may be. */
export interface PictureOrigin {
  /** The cell that names it, if it is in a table. */
  cell?: CellPosition;
  /** The index of its section. */
  section: number;
  /** Where the name of its file is. */
  path: ValuePath;
  name: string;
  /** The address of the file itself. */
  url: string;
  /** How the addresses of its variants begin. */
  stem: string;
  /** Its alternative text, if that is not the one of its file. */
  alternative?: PictureText;
}

/** An alternative text as the config has it, or the table. */
export interface PictureText {
  text: string;
  path: ValuePath;
  cell?: CellPosition;
}

/** A section of a page, with its origin. */
export interface SectionOrigin {
  /** Identifies it among the sections of the page. */
  index: number;
  /** Its type in words, or what the site calls a shared one. */
  name: string;
  /** Its heading, if it has one. */
  summary: string;
  /** Its first words otherwise. */
  words?: string;
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

/** A section of the page's own list that the page does not show. */
export type OmittedSection = Pick<SectionOrigin, "name" | "summary" | "words" | "path" | "state">;

/** A page of the working copy. */
export interface PageModel {
  origins: PageOrigins;
  /** As visitors get it; undefined if it has errors, so that the last good version is shown. */
  html: string | undefined;
  /** What it may show from elsewhere; undefined if the window has this version of it. */
  values: ValueOrigin[] | undefined;
  valuesVersion: number;
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

/** The words around a position or a selection, to find it in another form of the same text. */
export interface WordsAround {
  before: string;
  /** What is selected. */
  selected?: string;
  after: string;
}
