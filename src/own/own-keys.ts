import type { Rule } from "../checks/engine/rule.ts";
import type { LanguageDefinition } from "../model/language-definition.ts";
import type { LookDefinition } from "../model/look-definition.ts";
import type { ExtensionKind } from "../model/own-code.ts";
import type { SectionType } from "../model/section-definition.ts";

interface Definitions {
  section: SectionType;
  look: LookDefinition;
  language: LanguageDefinition;
  check: Rule;
}

/** Results of `typeof`. */
type NameOf<V> = V extends string
  ? "string"
  : V extends boolean
    ? "boolean"
    : V extends (...args: never[]) => unknown
      ? "function"
      : "object";

/** The type of each key; with a question mark if it is optional. */
type KeysOf<T> = {
  [K in keyof T]-?: `${NameOf<Exclude<T[K], undefined>>}${object extends Pick<T, K> ? "?" : ""}`;
};

/** The keys of each kind of definition, as extensions are not type-checked. */
export const OWN_KEYS: { [K in ExtensionKind]: KeysOf<Definitions[K]> } = {
  section: {
    kind: "string",
    type: "string",
    description: "string",
    schema: "object",
    component: "string",
    fixtures: "function",
    background: "string?",
    alsoCalled: "object?",
    inApp: "boolean?",
    uses: "object?",
    texts: "object?",
    words: "object?",
    derive: "function?",
    describe: "function?",
  },
  look: {
    kind: "string",
    name: "string",
    description: "string",
    styles: "string",
    fonts: "object",
    ground: "object",
    backdrop: "object",
    suits: "object?",
  },
  language: {
    kind: "string",
    code: "string",
    texts: "object",
    checks: "object",
    search: "object?",
    starter: "function",
    fixtures: "function",
  },
  check: {
    kind: "string",
    id: "string",
    severity: "string",
    summary: "string",
    explanation: "string",
    checkText: "function?",
    checkPage: "function?",
    checkSite: "function?",
    compareWords: "function?",
    findsUnwritten: "boolean?",
  },
};
