/*
 * `plumbline/kit`: all that definitions of sections, checks, looks and languages import, Plumbline's own
 * sections and looks as well as those of sites and packages. Its exports stay until the next major
 * version; docs/kit.md explains each.
 */

/** The zod that schemas of Plumbline are made with. */
export * as z from "zod";
export type { Business } from "../../../schema/business.ts";
export { path } from "../../../schema/fields/addresses.ts";
export { date, moment, roughDate } from "../../../schema/fields/dates.ts";
export { endpoint, mapAddress, player } from "../../../schema/fields/endpoints.ts";
export type { Feature } from "../../../schema/fields/features.ts";
export {
  alternative,
  choice,
  flag,
  heading,
  icon,
  link,
  list,
  literalText,
  markdown,
  media,
  mediaOnDemand,
  object,
  place,
  reference,
  richMarkdown,
  text,
} from "../../../schema/fields/fields.ts";
export { frameProblem, frameUrl, isFilm } from "../../../schema/fields/frames.ts";
export { languageTag } from "../../../schema/fields/language.ts";
export { naming } from "../../../schema/fields/names.ts";
export { shortForm } from "../../../schema/fields/short-form.ts";
export { action, actions, detail, eyebrow, picture, price, stars, video } from "../../../schema/fields/parts.ts";
export { autoplayUrl, filmPage, playerUrl } from "../../../schema/fields/players.ts";
export { type FieldRule, withRules } from "../../../schema/fields/rules.ts";
export type { Texts, ValuesOf } from "../../../schema/fields/texts.ts";
export { readUrl } from "../../../schema/fields/urls.ts";
export { clock, dayOfMonth, days, timeZone } from "../../../schema/times.ts";
export { type FormField, standardFields } from "../../../schema/forms/fields.ts";
export type { Conventions } from "../../../schema/forms/service.ts";
export { type ContactSettings, formServices } from "../../../schema/forms/services.ts";
export { e164, mailUrl, nationalNumber } from "../../business/facts/facts.ts";
export { dateFormat } from "../../business/hours/date-format.ts";
export {
  capital,
  datesInWords,
  dayName,
  momentsInWords,
  timeOf,
  weekIn,
} from "../../business/hours/day-words.ts";
export { NO_HOURS, withoutRepeats } from "../../business/hours/display-hours.ts";
export { datesNow, moreHoursTables } from "../../business/hours/more-hours.ts";
export { wallClock } from "../../business/hours/open-now.ts";
export { seriesName } from "../../business/hours/series-words.ts";
export { momentIn, timeZoneOf } from "../../business/hours/time-zone.ts";
export { hoursTables, phoneLines } from "../../business/hours/words.ts";
export { type DataProtection, dataProtectionOf, type Law } from "../../business/regulators.ts";
export { defineCheck, type Finding, type Rule } from "../../checks/engine/rule.ts";
export { isForVisitors } from "../../checks/engine/source-texts.ts";
export { contentHash } from "../../lib/files/hash.ts";
export { formatDigits } from "../../lib/intl.ts";
export { interpolate } from "../../lib/text.ts";
export { joined } from "../../lib/text.ts";
export { nonBreaking } from "../../lib/text.ts";
export { singleLine } from "../../lib/text.ts";
export { circle, FOOT_TOP } from "../../looks/drawing/backdrop.ts";
export { fillOutline } from "../../looks/drawing/coverage.ts";
export {
  ACCENT,
  ACCENT_ON_BAND,
  BAND_ON_ACCENT,
  CORD,
  INK,
  ON_BAND,
  ON_PAPER,
} from "../../looks/drawing/palette.ts";
export { type Backdrop, SHARE_SIZE } from "../../model/backdrop.ts";
export type { CheckWords } from "../../model/kit/check-words.ts";
export {
  defineLanguage,
  type LanguageDefinition,
  type LanguageFixtures,
} from "../../model/kit/language-definition.ts";
export { defineLook, fontPair } from "../../model/kit/look-definition.ts";
export type { IndexPart, SearchIndex, SearchPage, WordList } from "../../model/search.ts";
export type { JoinedWord, SearchRules } from "../../model/search-words.ts";
export type { SectionContext, ThirdPartyService } from "../../model/kit/section-context.ts";
export { defineSection } from "../../model/kit/define-section.ts";
export type {
  Fields,
  Fixtures,
  SectionProps,
  ServiceUse,
} from "../../model/kit/section-definition.ts";
export { type Author, PAGE_ORDERS, type PageEntry } from "../../model/page-list.ts";
export type { ReadmeWords, StarterWords } from "../../model/kit/starter-words.ts";
export type { TradeNames } from "../../model/kit/trade-names.ts";
export type {
  FormTarget,
  HiddenField,
  Link,
  MarkdownNode,
  Media,
  Resolved,
} from "../../model/values.ts";
export { defined } from "../../site/head/business-data.ts";
export { postalAddress } from "../../site/head/business-data.ts";
export { moreHoursData } from "../../site/head/hours-data.ts";
export { offerOf } from "../../site/head/price-data.ts";
export { markdownHtml } from "../../site/head/markdown-html.ts";
export { plainText } from "../../site/resolve/uses.ts";
export { tableLayout } from "../../site/resolve/table-layout.ts";
export { renderSection } from "./render-section.ts";
