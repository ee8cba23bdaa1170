import type { Feature } from "../../../schema/fields/features.ts";
import type { Directive } from "../../../schema/fields/meaning.ts";
import type { Site } from "../../../schema/site.ts";
import { counterOf } from "../../site/analytics.ts";
import type { EndpointUse } from "../../site/resolve/uses.ts";

/** The other hosts that visitors' browsers contact because of the site. */
export interface Services {
  /** Where forms are posted to. */
  forms: string[];
  /** Requests of scripts: status of a service, and tracking. */
  calls: string[];
  /** A provider's own scripts. */
  scripts: string[];
  /** The content of iframes. */
  iframes: string[];
  /** Iframes that may play films automatically. */
  players: string[];
  /** The style sheet of a font provider. */
  fontStylesheets: string[];
  hasVideo: boolean;
}

interface UsingPage {
  features: readonly Feature[];
  endpoints: readonly EndpointUse[];
}

/** The services that pages use, without those that the config names but no page uses. */
export function servicesOf(
  pages: readonly UsingPage[],
  { theme, ...site }: Pick<Site, "theme" | "business" | "analytics">,
): Services {
  const counter = counterOf(site);
  const endpoints = pages.flatMap((page) => page.endpoints);
  const allowed = (directive: Directive) => [
    ...new Set(endpoints.flatMap(({ url, allows }) => (allows.includes(directive) ? [url] : []))),
  ];
  const { stylesheet } = theme.fonts;
  return {
    forms: allowed("form-action"),
    calls: [...allowed("connect-src"), ...(counter?.calls ?? [])],
    scripts: [...allowed("script-src"), ...(counter?.src === undefined ? [] : [counter.src])],
    iframes: allowed("frame-src"),
    players: allowed("autoplay"),
    fontStylesheets: stylesheet === undefined ? [] : [stylesheet],
    hasVideo: pages.some(({ features }) => features.includes("video")),
  };
}
