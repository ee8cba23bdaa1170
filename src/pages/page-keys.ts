import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { contentHash } from "../files/hash.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { PageOutline, SiteIndex } from "../site/site-index.ts";
import { trailOf } from "../site/site-index.ts";

/** Names for what pages are made of: the same name means the same page, whatever else has changed. */
export interface PageKeys {
  /** All that the page by itself says, with its template and what all pages share. */
  own(page: Page): string;
  /** The same, with what it takes from other pages. */
  whole(own: string, outline: PageOutline | undefined): string;
}

/** `code` is a name for the code that makes pages, `frame` one for what stands around them. */
export function pageKeys(
  context: SiteContext,
  siteIndex: SiteIndex,
  code: string,
  frame: string,
): PageKeys {
  const { pages: _, templates, ...shared } = context.config;
  const base = contentHash(code, frame, JSON.stringify(shared), JSON.stringify([...context.media]));
  const ofTemplate = mapValues(templates, (template) => contentHash(JSON.stringify(template)));
  const around = contentHash(JSON.stringify([siteIndex.services, siteIndex.firstWith]));
  const ofSiblings = new Map(
    [...siteIndex.siblings].map(([name, links]) => [name, contentHash(JSON.stringify([...links]))]),
  );
  return {
    own(page) {
      const template = page.template === undefined ? undefined : ofTemplate.get(page.template);
      return contentHash(base, template ?? "", JSON.stringify(page));
    },
    whole(own, outline) {
      if (!outline) return contentHash(own, around);
      const siblings = ofSiblings.get(outline.template ?? "") ?? "";
      return contentHash(own, around, siblings, JSON.stringify(trailOf(outline, siteIndex)));
    },
  };
}

const mapValues = <T>(record: Site["templates"], map: (value: Site["templates"][string]) => T) =>
  new Map(Object.entries(record).map(([key, value]) => [key, map(value)]));
