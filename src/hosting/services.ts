import type { Site } from "../../schema/site.ts";
import type { SectionModel } from "../model/route.ts";

/** What sections make the browsers of their visitors talk to, besides the site itself. */
export interface SectionServices {
  /** Where forms are posted to. */
  forms: string[];
  /** What the sign-up form asks for beside its post: whether the service is there, and tracking. */
  calls: string[];
  /** A provider's own scripts. */
  scripts: string[];
  /** What frames show. */
  frames: string[];
  hasVideo: boolean;
}

/** The same for a whole site. */
export interface Services extends SectionServices {
  /** A provider's style sheet of fonts. */
  fontStylesheets: string[];
}

const LISTS = ["forms", "calls", "scripts", "frames"] as const;

/** What some sections really use; what the config names and no page shows is not in it. */
export function servicesOn(sections: readonly SectionModel[]): SectionServices {
  const services: SectionServices = {
    forms: [],
    calls: [],
    scripts: [],
    frames: [],
    hasVideo: false,
  };
  for (const section of sections) {
    if (section.type === "contact") {
      services.forms.push(section.form.endpoint);
      if (section.map) services.frames.push(section.map.embedUrl);
    }
    if (section.type === "leadCapture") {
      const { endpoint, trackingUrl, scriptUrl } = section.form;
      services.forms.push(endpoint);
      services.calls.push(endpoint);
      if (trackingUrl) services.calls.push(trackingUrl);
      if (scriptUrl) services.scripts.push(scriptUrl);
    }
    if (section.type === "hero" && section.video) services.hasVideo = true;
  }
  return services;
}

/** What the pages of a site use together. */
export function servicesOf(pages: readonly SectionServices[], { theme }: Site): Services {
  const { stylesheet } = theme.fonts;
  const all = (key: (typeof LISTS)[number]) => [...new Set(pages.flatMap((page) => page[key]))];
  const [forms = [], calls = [], scripts = [], frames = []] = LISTS.map(all);
  return {
    ...{ forms, calls, scripts, frames },
    fontStylesheets: stylesheet === undefined ? [] : [stylesheet],
    hasVideo: pages.some(({ hasVideo }) => hasVideo),
  };
}
