import { alternativeText } from "./alternative-text.ts";
import { colourContrast } from "./colour-contrast.ts";
import { coordinates } from "./coordinates.ts";
import { deadLink } from "./dead-link.ts";
import { descriptionLength } from "./description-length.ts";
import { duplicateDescription } from "./duplicate-description.ts";
import { duplicateId } from "./duplicate-id.ts";
import { duplicatePath } from "./duplicate-path.ts";
import { duplicateTitle } from "./duplicate-title.ts";
import { hardCodedFact } from "./hard-coded-fact.ts";
import { headingOrder } from "./heading-order.ts";
import { homePage } from "./home-page.ts";
import { insecureUrl } from "./insecure-url.ts";
import { marksInPlainText } from "./marks-in-plain-text.ts";
import { mediaHeavy } from "./media-heavy.ts";
import { mediaSmall } from "./media-small.ts";
import { mediaUnused } from "./media-unused.ts";
import { missingAnchor } from "./missing-anchor.ts";
import { nearDuplicate } from "./near-duplicate.ts";
import { nearbyAreas } from "./nearby-areas.ts";
import { noCallToAction } from "./no-call-to-action.ts";
import { noFavicon } from "./no-favicon.ts";
import { noPrivacyNotice } from "./no-privacy-notice.ts";
import { notPublished } from "./not-published.ts";
import { oneMainHeading } from "./one-main-heading.ts";
import { openingHours } from "./opening-hours.ts";
import { orphanPage } from "./orphan-page.ts";
import { pageAddress } from "./page-address.ts";
import { phoneNumber } from "./phone-number.ts";
import { placeholderFact } from "./placeholder-fact.ts";
import { placeholderText } from "./placeholder-text.ts";
import { postcode } from "./postcode.ts";
import type { Rule } from "./rule.ts";
import { titleLength } from "./title-length.ts";
import { trailingSlash } from "./trailing-slash.ts";
import { unusedFact } from "./unused-fact.ts";
import { unusedParameter } from "./unused-parameter.ts";
import { unusedTemplate } from "./unused-template.ts";
import { unusedTemplateField } from "./unused-template-field.ts";
import { vagueLinkText } from "./vague-link-text.ts";

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
  nearbyAreas,
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
