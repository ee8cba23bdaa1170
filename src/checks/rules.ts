import type { Rule } from "./engine/rule.ts";
import { alternativeText } from "./rules/alternative-text.ts";
import { colourContrast } from "./rules/colour-contrast.ts";
import { coordinates } from "./rules/coordinates.ts";
import { deadLink } from "./rules/dead-link.ts";
import { descriptionLength } from "./rules/description-length.ts";
import { duplicateDescription } from "./rules/duplicate-description.ts";
import { duplicateId } from "./rules/duplicate-id.ts";
import { duplicatePath } from "./rules/duplicate-path.ts";
import { duplicateTitle } from "./rules/duplicate-title.ts";
import { hardCodedFact } from "./rules/hard-coded-fact.ts";
import { headingOrder } from "./rules/heading-order.ts";
import { homePage } from "./rules/home-page.ts";
import { insecureUrl } from "./rules/insecure-url.ts";
import { marksInPlainText } from "./rules/marks-in-plain-text.ts";
import { mediaHeavy } from "./rules/media-heavy.ts";
import { mediaSmall } from "./rules/media-small.ts";
import { mediaUnused } from "./rules/media-unused.ts";
import { missingAnchor } from "./rules/missing-anchor.ts";
import { nearDuplicate } from "./rules/near-duplicate.ts";
import { nearbyAreasRule } from "./rules/nearby-areas.ts";
import { noCallToAction } from "./rules/no-call-to-action.ts";
import { noFavicon } from "./rules/no-favicon.ts";
import { noPrivacyNotice } from "./rules/no-privacy-notice.ts";
import { notPublished } from "./rules/not-published.ts";
import { oneMainHeading } from "./rules/one-main-heading.ts";
import { openingHours } from "./rules/opening-hours.ts";
import { orphanPage } from "./rules/orphan-page.ts";
import { pageAddress } from "./rules/page-address.ts";
import { phoneNumber } from "./rules/phone-number.ts";
import { placeholderFact } from "./rules/placeholder-fact.ts";
import { placeholderText } from "./rules/placeholder-text.ts";
import { postcode } from "./rules/postcode.ts";
import { titleLength } from "./rules/title-length.ts";
import { trailingSlash } from "./rules/trailing-slash.ts";
import { unusedFact } from "./rules/unused-fact.ts";
import { unusedParameter } from "./rules/unused-parameter.ts";
import { unusedTemplate } from "./rules/unused-template.ts";
import { unusedTemplateField } from "./rules/unused-template-field.ts";
import { vagueLinkText } from "./rules/vague-link-text.ts";

/** Every rule that looks at the whole site, in the order of `--list`. */
export const rules: readonly Rule[] = [
  alternativeText,
  colourContrast,
  coordinates,
  deadLink,
  descriptionLength,
  duplicateDescription,
  duplicateId,
  duplicatePath,
  duplicateTitle,
  hardCodedFact,
  headingOrder,
  homePage,
  insecureUrl,
  marksInPlainText,
  mediaHeavy,
  mediaSmall,
  mediaUnused,
  missingAnchor,
  nearDuplicate,
  nearbyAreasRule,
  noCallToAction,
  noFavicon,
  noPrivacyNotice,
  notPublished,
  oneMainHeading,
  openingHours,
  orphanPage,
  pageAddress,
  phoneNumber,
  placeholderFact,
  placeholderText,
  postcode,
  titleLength,
  trailingSlash,
  unusedFact,
  unusedParameter,
  unusedTemplate,
  unusedTemplateField,
  vagueLinkText,
];
