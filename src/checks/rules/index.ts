export { alikeTags } from "./content/alike-tags.ts";
export { duplicateId } from "./content/duplicate-id.ts";
export { emptyPage } from "./content/empty-page.ts";
export { headingOrder } from "./content/heading-order.ts";
export { noCallToAction } from "./content/no-call-to-action.ts";
export { oneMainHeading } from "./content/one-main-heading.ts";
export { orphanPage } from "./content/orphan-page.ts";
export { coordinates } from "./facts/coordinates.ts";
export { hardCodedFact } from "./facts/hard-coded-fact.ts";
export { mistypedEmail } from "./facts/mistyped-email.ts";
export { noContact } from "./facts/no-contact.ts";
export { phoneNumber } from "./facts/phone-number.ts";
export { placeholderFact } from "./facts/placeholder-fact.ts";
export { postcode } from "./facts/postcode.ts";
export { serviceName } from "./facts/service-name.ts";
export { testAddress } from "./facts/test-address.ts";
export { unusedFact } from "./facts/unused-fact.ts";
export { formHost, formNext, honeypotName } from "./forms/contact-form.ts";
export { fieldKnown, fieldName, fieldOptions, fileField, noAnswer } from "./forms/form-fields.ts";
export { formToPage } from "./forms/form-to-page.ts";
export { unusedForm } from "./forms/unused-form.ts";
export { closedDay } from "./hours/closed-day.ts";
export { hoursNotes } from "./hours/hours-notes.ts";
export { limitedHours } from "./hours/limited-hours.ts";
export { longHours } from "./hours/long-hours.ts";
export { noTimeZone } from "./hours/no-time-zone.ts";
export { openingHours } from "./hours/opening-hours.ts";
export { otherTimeZone } from "./hours/other-time-zone.ts";
export { publicHoliday } from "./hours/public-holiday.ts";
export { unknownRegion } from "./hours/unknown-region.ts";
export { unlikelyDate } from "./hours/unlikely-date.ts";
export { halfTranslated } from "./languages/half-translated.ts";
export { missingTexts } from "./languages/missing-texts.ts";
export { otherLanguage } from "./languages/other-language.ts";
export { repeatedLanguage } from "./languages/repeated-language.ts";
export { missingTranslation, translationPair } from "./languages/translations.ts";
export { unknownOriginal } from "./languages/unknown-original.ts";
export { wrongLanguage } from "./languages/wrong-language.ts";
export { noPrivacyNotice } from "./legal/no-privacy-notice.ts";
export { privacyLaw } from "./legal/privacy-law.ts";
export { datedLink } from "./links/dated-link.ts";
export { deadLink } from "./links/dead-link.ts";
export { insecureUrl } from "./links/insecure-url.ts";
export { menuLabels } from "./links/menu-labels.ts";
export { missingAnchor } from "./links/missing-anchor.ts";
export { trailingSlash } from "./links/trailing-slash.ts";
export { vagueLinkText } from "./links/vague-link-text.ts";
export { alikeColours } from "./looks/alike-colours.ts";
export { colourContrast } from "./looks/colour-contrast.ts";
export { logoAlone } from "./looks/logo-alone.ts";
export { noFavicon } from "./looks/no-favicon.ts";
export { sharePicture } from "./looks/share-picture.ts";
export { alternativeText } from "./media/alternative-text.ts";
export { mediaDrawing } from "./media/media-drawing.ts";
export { mediaHeavy, mediaSmall } from "./media/media-size.ts";
export { mediaUnused } from "./media/media-unused.ts";
export { pictureTextUnused } from "./media/picture-text-unused.ts";
export { publicDamaged } from "./media/public-damaged.ts";
export { publicEncoding } from "./media/public-encoding.ts";
export { unknownFrame } from "./media/unknown-frame.ts";
export { buildAgain } from "./pages/build-again.ts";
export { duplicatePath } from "./pages/duplicate-path.ts";
export { fileClash } from "./pages/file-clash.ts";
export { homePage } from "./pages/home-page.ts";
export { neverShown } from "./pages/never-shown.ts";
export { no404Page } from "./pages/no-404-page.ts";
export { notPublished } from "./pages/not-published.ts";
export { notYetPublished } from "./pages/not-yet-published.ts";
export { pageAddress } from "./pages/page-address.ts";
export { pastEntry } from "./pages/past-entry.ts";
export { pastNotice } from "./pages/past-notice.ts";
export { unlistedHome } from "./pages/unlisted-home.ts";
export { lostAddress } from "./redirects/lost-address.ts";
export { redirectLoop } from "./redirects/redirect-loop.ts";
export { redirectOnHost } from "./redirects/redirect-on-host.ts";
export { redirectOverPage } from "./redirects/redirect-over-page.ts";
export { redirectRepeated } from "./redirects/redirect-repeated.ts";
export { redirectTarget } from "./redirects/redirect-target.ts";
export { daysOfTemplate } from "./templates/days-of-template.ts";
export { unusedShared } from "./templates/unused-shared.ts";
export {
  unusedParameter,
  unusedTemplate,
  unusedTemplateField,
} from "./templates/unused-template.ts";
export { barePrice } from "./words/bare-price.ts";
export { marksInPlainText } from "./words/marks-in-plain-text.ts";
export { nearDuplicate } from "./words/near-duplicate.ts";
export { nearbyAreasRule } from "./words/nearby-areas.ts";
export { oldYear } from "./words/old-year.ts";
export { placeholderText } from "./words/placeholder-text.ts";
export {
  descriptionLength,
  duplicateDescription,
  duplicateTitle,
  titleLength,
} from "./words/search-snippet.ts";
export { unsourcedQuote } from "./words/unsourced-quote.ts";
