import type { Site } from "../../schema/site.ts";
import { wordingOf } from "../catalogue/texts.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { NO_PUBLIC_FOLDER, type PublicFolder } from "../files/public-folder.ts";
import type { BusinessPictures } from "../head/json-ld-input.ts";
import type { SiteModel } from "../model/route.ts";
import type { MediaFile } from "../pictures/media.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { businessScope } from "../resolve/facts.ts";
import { fontProblems } from "../resolve/fonts.ts";
import { mediaProblem } from "../resolve/media-problems.ts";
import type { Scope } from "../resolve/tokens.ts";
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
  images: BusinessPictures;
  share: ShareStyle | undefined;
  environment: Pick<ResolveEnvironment, "business" | "media" | "iconStyle" | "hasPage" | "settled">;
  /** What is wrong with the words outside the pages. */
  diagnostics: Diagnostic[];
}

export function createSiteContext(
  config: Site,
  media: SiteContext["media"],
  publicFolder: PublicFolder = NO_PUBLIC_FOLDER,
): SiteContext {
  const { business, theme } = config;
  const wording = wordingOf(config);
  const facts = businessScope(business, wording);
  const paths = new Set(config.pages.map((page) => page?.path));
  const environment = {
    business,
    media,
    iconStyle: theme.iconStyle,
    hasPage: (path: string) => paths.has(path),
    settled: new WeakMap(),
  };
  const env = { ...environment, scope: facts, uses: [], problems: fontProblems(theme) };
  return {
    config,
    media,
    publicFolder,
    facts,
    environment,
    model: siteModel(config, wording, env),
    shared: sharedContext(config, wording, env),
    images: businessPictures(env),
    share: shareStyle(config),
    uses: env.uses,
    diagnostics: env.problems,
  };
}

function businessPictures({
  business,
  media,
  problems,
  uses,
}: ResolveEnvironment): BusinessPictures {
  const absolute = (name: string, ...path: Path) => {
    const found = mediaProblem(name, media, "image", path);
    if (found) problems.push(found);
    else uses.push({ kind: "media", path, name, asItIs: true });
    return business.url + (media.get(name)?.url ?? "");
  };
  return {
    logo: business.logo && absolute(business.logo, "business", "logo"),
    share: business.shareImage && absolute(business.shareImage, "business", "shareImage"),
    photos: (business.photos ?? []).map((name, at) => absolute(name, "business", "photos", at)),
  };
}
