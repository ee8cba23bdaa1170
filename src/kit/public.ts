/*
 * All that a site's own code, and packages of such, may use of Plumbline: `plumbline/kit`. What is here
 * stays as it is until the next major version; docs/kit.md explains it.
 */

/** The zod that schemas of Plumbline are made with. */
export * as z from "zod";
export { endpoint, mapAddress, player } from "../../schema/fields/endpoints.ts";
export {
  choice,
  flag,
  heading,
  icon,
  link,
  list,
  markdown,
  media,
  object,
  text,
} from "../../schema/fields/fields.ts";
export { action, picture, price } from "../../schema/fields/parts.ts";
export type { FieldRule } from "../../schema/fields/rules.ts";
export type { Texts } from "../../schema/fields/texts.ts";
export { defineCheck, type Finding, type Rule } from "../checks/engine/rule.ts";
export { isForVisitors } from "../checks/engine/source-texts.ts";
export { circle, FOOT_TOP } from "../looks/drawing/backdrop.ts";
export { fillOutline } from "../looks/drawing/coverage.ts";
export {
  ACCENT,
  ACCENT_ON_BAND,
  BAND_ON_ACCENT,
  CORD,
  INK,
  ON_BAND,
  ON_PAPER,
} from "../looks/drawing/palette.ts";
export type { Backdrop } from "../model/backdrop.ts";
export { SHARE_SIZE } from "../model/backdrop.ts";
export type { CheckWords } from "../model/check-words.ts";
export {
  defineLanguage,
  type LanguageDefinition,
  type LanguageFixtures,
} from "../model/language-definition.ts";
export { defineLook, fontPair } from "../model/look-definition.ts";
export type { ReadmeWords } from "../model/readme-words.ts";
export type { SearchRules } from "../model/search-words.ts";
export type { SectionContext } from "../model/section-context.ts";
export { defineSection, type Fixtures, type SectionProps } from "../model/section-definition.ts";
export type { StarterWords } from "../model/starter-words.ts";
export type { TradeNames } from "../model/trade-names.ts";
export { renderSection } from "./render-section.ts";
