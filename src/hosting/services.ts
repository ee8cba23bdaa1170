import type { CompiledSite } from "../compile/compile.ts";

/** What a site makes the browsers of its visitors talk to, besides the site itself. */
export interface Services {
  /** Where forms are posted to. */
  forms: string[];
  /** What the sign-up form asks for beside its post: whether the service is there, and tracking. */
  calls: string[];
  /** A provider's own scripts. */
  scripts: string[];
  /** What frames show. */
  frames: string[];
  /** A provider's style sheet of fonts. */
  fontStylesheets: string[];
  hasVideo: boolean;
}

/** What the pages of a site really use; what the config names and no page shows is not in it. */
export function servicesOf({ config, routes }: CompiledSite): Services {
  const services: Record<"forms" | "calls" | "scripts" | "frames", Set<string>> = {
    forms: new Set(),
    calls: new Set(),
    scripts: new Set(),
    frames: new Set(),
  };
  let hasVideo = false;
  for (const section of routes.flatMap(({ sections }) => sections)) {
    if (section.type === "contact") {
      services.forms.add(section.form.endpoint);
      if (section.map) services.frames.add(section.map.embedUrl);
    }
    if (section.type === "leadCapture") {
      const { endpoint, trackingUrl, scriptUrl } = section.form;
      services.forms.add(endpoint);
      services.calls.add(endpoint);
      if (trackingUrl) services.calls.add(trackingUrl);
      if (scriptUrl) services.scripts.add(scriptUrl);
    }
    if (section.type === "hero" && section.video) hasVideo = true;
  }
  const { stylesheet } = config.theme.fonts;
  return {
    forms: [...services.forms],
    calls: [...services.calls],
    scripts: [...services.scripts],
    frames: [...services.frames],
    fontStylesheets: stylesheet === undefined ? [] : [stylesheet],
    hasVideo,
  };
}
