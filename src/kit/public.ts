import type { Rule } from "../checks/engine/rule.ts";

export type { Texts } from "../../schema/fields/texts.ts";
export type { Finding, Rule } from "../checks/engine/rule.ts";
export type { CheckWords } from "../model/check-words.ts";
export type { LanguageDefinition, LanguageFixtures } from "../model/language-definition.ts";
export { defineLanguage } from "../model/language-definition.ts";
export type { ReadmeWords } from "../model/readme-words.ts";
export type { StarterWords } from "../model/starter-words.ts";
export type { TradeNames } from "../model/trade-names.ts";

/** A check as the kit knows it among all that a module exports. */
export interface Check extends Rule {
  kind: "check";
}

/** Makes a check. */
export const defineCheck = (rule: Rule): Check => ({ kind: "check", ...rule });
