import type { Rule } from "../checks/engine/rule.ts";

export type { Finding, Rule } from "../checks/engine/rule.ts";
export type { LanguageDefinition } from "../model/language-definition.ts";
export { defineLanguage } from "../model/language-definition.ts";

/** A check as the kit knows it among all that a module exports. */
export interface Check extends Rule {
  kind: "check";
}

/** Makes a check. */
export const defineCheck = (rule: Rule): Check => ({ kind: "check", ...rule });
