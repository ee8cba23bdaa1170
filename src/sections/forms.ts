import { Contact } from "./contact/contact.tsx";
import { LeadCapture } from "./lead-capture/lead-capture.tsx";
import { SiteSearch } from "./site-search/site-search.tsx";

/** The sections with something to fill in. */
export const forms = { contact: Contact, leadCapture: LeadCapture, siteSearch: SiteSearch };
