import { type Fields, interpolate, type SectionContext } from "plumbline/kit";
import { DEFAULTS } from "./kinds.ts";
import type { schema } from "./schema.ts";
import { serviceOf } from "./services.ts";

/** The frame, and the words about the service. */
export function deriveEmbed({ texts: { embed } }: SectionContext, section: Fields<typeof schema>) {
  const { url, heading, label, button, height } = section;
  const { name, host, kind, embedUrl } = serviceOf(section);
  const defaults = DEFAULTS[kind];
  const called = { service: name };
  const isFrame = embedUrl !== undefined;
  const learns = section.learns ?? (defaults.learns && embed[defaults.learns]);
  return {
    frame: isFrame ? { embedUrl, height: height ?? defaults.height } : null,
    link: { href: url, newTab: true } as const,
    show: button ?? interpolate(isFrame ? embed[defaults.show] : embed.open, called),
    frameLabel: label ?? heading ?? name,
    source: interpolate(isFrame ? embed.source : embed.linkSource, { ...called, host }),
    learned: learns === undefined ? null : interpolate(embed.learns, { ...called, learns }),
    elsewhere: interpolate(embed.open, called),
  };
}
