import type { Section, SectionType } from "../../schema/sections/index.ts";
import type { Site } from "../../schema/site.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { NO_PUBLIC_FOLDER, type PublicFolder } from "../files/public-folder.ts";
import type { SiteModel } from "../model/route.ts";
import type { ResolvedSection } from "../model/values.ts";
import type { MediaFile } from "../pictures/media.ts";
import { checkFonts } from "../resolve/fonts.ts";
import type { ResolveEnvironment } from "../resolve/resolve.ts";
import { mediaFault, missingMedia } from "../resolve/resolve-problems.ts";
import { businessScope, type Scope } from "../resolve/tokens.ts";
import type { Use } from "../resolve/uses.ts";
import { type SharedContext, sharedContext } from "./section-context.ts";
import { type ShareStyle, shareStyle } from "./share-image.ts";
import { siteModel } from "./site-model.ts";

/** All of a site but its pages, ready for pages to be compiled in. */
export interface SiteContext {
  config: Site;
  model: SiteModel;
  media: ReadonlyMap<string, MediaFile>;
  /** Known where the site is looked at as a whole, and empty where single pages are made. */
  publicFolder: PublicFolder;
  facts: Scope;
  /** What words outside the pages were used for: header, footer, forms, map, business. */
  uses: Use[];
  /** What every section may draw on. */
  shared: SharedContext;
  /** Addresses of the pictures of the business. */
  images: { logo: string; share: string; photos: string[] };
  share: ShareStyle | undefined;
  environment: Pick<ResolveEnvironment, "business" | "media" | "iconStyle" | "hasPage">;
  /** What is wrong with the words outside the pages. */
  diagnostics: Diagnostic[];
  /** Sections that are the same on every page they stand on, once they are resolved. */
  settled: WeakMap<Section, Settled>;
}

interface Settled {
  resolved: ResolvedSection<SectionType>;
  uses: readonly Use[];
}

export function createSiteContext(
  config: Site,
  media: SiteContext["media"],
  publicFolder: PublicFolder = NO_PUBLIC_FOLDER,
): SiteContext {
  const [uses, diagnostics]: [Use[], Diagnostic[]] = [[], []];
  const { business, theme } = config;
  const facts = businessScope(business);
  const paths = new Set(config.pages.map((page) => page?.path));
  const hasPage = (path: string) => paths.has(path);
  const environment = { business, media, iconStyle: theme.iconStyle, hasPage };
  const env: ResolveEnvironment = {
    ...environment,
    scope: facts,
    report: (diagnostic) => diagnostics.push(diagnostic),
    record: (use) => uses.push(use),
  };
  checkFonts(theme, env.report);
  const model = siteModel(config, env);
  const shared = sharedContext(config, env);
  const images = businessPictures(env);
  const share = shareStyle(config);
  const own = { config, model, media, facts, uses, shared, images, share, environment };
  return { ...own, publicFolder, diagnostics, settled: new WeakMap() };
}

function businessPictures({ business, media, report, record }: ResolveEnvironment) {
  const absolute = (name: string, ...path: Path) => {
    const found = media.get(name);
    const fault = found
      ? mediaFault(found, name, "image", path)
      : missingMedia(name, path, media.keys());
    if (fault) report(fault);
    else record({ kind: "media", path, name, asItIs: true });
    return business.url + (found?.url ?? "");
  };
  return {
    logo: absolute(business.logo, "business", "logo"),
    share: absolute(business.shareImage, "business", "shareImage"),
    photos: (business.photos ?? []).map((name, at) => absolute(name, "business", "photos", at)),
  };
}
