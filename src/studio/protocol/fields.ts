/** Messages about values and the fields that edit them. */

import type { Place } from "../../model/place.ts";
import type { Icon } from "../../model/values.ts";
import type { ValuePath } from "./edits.ts";
import type { FileKind } from "./media.ts";
import type { FieldProblem } from "./problems.ts";

/** How a value is edited. */
export type Control =
  | TextControl
  | { type: "number"; minimum?: number; maximum?: number }
  | { type: "flag" }
  | { type: "choice"; options: ChoiceOption[] }
  | { type: "media"; kind: FileKind; keys?: { file: string; alternative: string } }
  | {
      type: "list";
      item: Control;
      example: unknown;
      /** The least number of its entries, if it is there. */
      minimum: number;
      maximum?: number;
      hours?: HoursKeys;
      /** If its entries have a time. */
      period?: PeriodKeys;
    }
  /** Values by names that the owner chooses, or by the tags of languages. */
  | { type: "record"; value: Control; example: unknown; names?: "language" }
  | {
      type: "object";
      fields: FieldModel[];
      shortForm?: string;
      /** If it is a link. */
      target?: TargetKeys;
      /** If it is days on which something is closed. */
      closure?: ClosureKeys;
    }
  | {
      type: "variants";
      /** The field that decides which others there are. */
      key: string;
      keyLabel: string;
      options: { value: string; label: string; description: string; fields: FieldModel[] }[];
    }
  /** A value of one of several kinds. */
  | { type: "alternatives"; options: Control[] }
  /** A section, which has its own form. */
  | { type: "section" }
  | { type: "json" };

export interface TextControl {
  type: "text";
  kind: TextKind;
  maximum?: number;
  /** How long it is at best. */
  length?: { min: number; max: number };
  /** The kind of names that it may be. */
  names?: string;
  words?: string[];
  /** Whether its Markdown may have everything that prose has. */
  isRich?: boolean;
}

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
  /** The list beside it of the days without these hours. */
  closures?: string;
  /** The names of the days, from Monday. */
  names: readonly string[];
}

/** The fields of days on which something is closed. */
export interface ClosureKeys {
  from: string;
  until: string;
  note: string;
}

/** The fields of a link: where it leads, and its words. */
export interface TargetKeys {
  /** The kind of names that it may lead to. */
  names: string;
  link: string;
  label: string;
}

/** The fields of an entry that has a time: those that begin it and those that end it. */
export interface PeriodKeys {
  first: readonly string[];
  last: readonly string[];
  /** The field that says how often it repeats. */
  repeats?: string;
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
  /** Whether few owners need it, so that it comes last. */
  isAdministrative?: boolean;
  default?: unknown;
  control: Control;
}

/** A value with the form that edits it. */
export interface ValueModel {
  version: number;
  path: ValuePath;
  value: unknown;
  control: Control;
  place: Place;
  description: string;
  /** What the schema says about it. */
  problems: FieldProblem[];
  /** The links that have the name of a page, and get its new one with it. */
  namedLinks?: Place[];
  /** The contrasts of the colours of the theme, by their paths; not while the theme has errors. */
  contrasts?: Readonly<Record<string, Contrast[]>>;
}

/** A token of a page with its value. */
export interface TokenModel {
  name: string;
  value: string;
}

export type SuggestionGroup = "pages" | "sections" | "contacts" | "files";

/** Something that a text may name. */
export interface Suggestion {
  value: string;
  label: string;
  /** The words of a link to it. */
  name: string;
  /** The heading above it and those like it. */
  group: SuggestionGroup | undefined;
  /** What it reaches somebody by. */
  contact?: ContactWay;
}

export type ContactWay = "phone" | "email" | "whatsapp";

/** An icon with what it is drawn with. */
export interface IconModel {
  name: string;
  shapes: Icon;
}

/** The contrast of a colour with another one that it is used with. */
export interface Contrast {
  /** The colour itself, also if the theme computes it. */
  colour: string;
  text: string;
  ground: string;
  /** What both are used for. */
  use: string;
  /** To two decimals. */
  ratio: string;
  isEnough: boolean;
}
