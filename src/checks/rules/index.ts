export { alternativeText } from "./alternative-text.ts";
export { colourContrast } from "./colour-contrast.ts";
export {
  fieldKnown,
  fieldName,
  fieldOptions,
  fileField,
  formNext,
  noAnswer,
} from "./contact-form.ts";
export { coordinates } from "./coordinates.ts";
export { deadLink } from "./dead-link.ts";
export { duplicateId } from "./duplicate-id.ts";
export { duplicatePath } from "./duplicate-path.ts";
export { halfTranslated } from "./half-translated.ts";
export { hardCodedFact } from "./hard-coded-fact.ts";
export { headingOrder } from "./heading-order.ts";
export { homePage } from "./home-page.ts";
export { hoursNotes } from "./hours-notes.ts";
export { insecureUrl } from "./insecure-url.ts";
export { logoAlone } from "./logo-alone.ts";
export { longHours } from "./long-hours.ts";
export { marksInPlainText } from "./marks-in-plain-text.ts";
export { mediaHeavy, mediaSmall } from "./media-size.ts";
export { mediaUnused } from "./media-unused.ts";
export { missingAnchor } from "./missing-anchor.ts";
export { missingTexts } from "./missing-texts.ts";
export { nearDuplicate } from "./near-duplicate.ts";
export { nearbyAreasRule } from "./nearby-areas.ts";
export { no404Page } from "./no-404-page.ts";
export { noCallToAction } from "./no-call-to-action.ts";
export { noContact } from "./no-contact.ts";
export { noFavicon } from "./no-favicon.ts";
export { noPrivacyNotice } from "./no-privacy-notice.ts";
export { noTimeZone } from "./no-time-zone.ts";
export { notPublished } from "./not-published.ts";
export { notYetPublished } from "./not-yet-published.ts";
export { oneMainHeading } from "./one-main-heading.ts";
export { openingHours } from "./opening-hours.ts";
export { orphanPage } from "./orphan-page.ts";
export { otherLanguage } from "./other-language.ts";
export { pageAddress } from "./page-address.ts";
export { phoneNumber } from "./phone-number.ts";
export { placeholderFact } from "./placeholder-fact.ts";
export { placeholderText } from "./placeholder-text.ts";
export { postcode } from "./postcode.ts";
export { privacyLaw } from "./privacy-law.ts";
export {
  descriptionLength,
  duplicateDescription,
  duplicateTitle,
  titleLength,
} from "./search-snippet.ts";
export { serviceName } from "./service-name.ts";
export { trailingSlash } from "./trailing-slash.ts";
export { missingTranslation, translationPair } from "./translations.ts";
export { unknownOriginal } from "./unknown-original.ts";
export { pastNotice, unlikelyDate } from "./unlikely-date.ts";
export { unsourcedQuote } from "./unsourced-quote.ts";
export { unusedFact } from "./unused-fact.ts";
export { unusedParameter, unusedTemplate, unusedTemplateField } from "./unused-template.ts";
export { vagueLinkText } from "./vague-link-text.ts";
