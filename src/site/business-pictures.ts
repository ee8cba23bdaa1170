import type { Path } from "../diagnostics/diagnostic.ts";
import type { BusinessPictures } from "./head/json-ld-input.ts";
import type { SiteInLanguage } from "./languages.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { mediaProblem } from "./resolve/media-problems.ts";

/** The addresses of the pictures of the business; files that are missing are reported. */
export function businessPictures(
  { business, media, problems, uses }: ResolveEnvironment,
  at: SiteInLanguage["at"],
): BusinessPictures {
  const absolute = (written: string, ...fact: Path) => {
    const name = written.normalize();
    const path = at(...fact);
    const found = mediaProblem(name, media, "image", path);
    if (found) problems.push(found);
    else uses.push({ kind: "media", path, name, asItIs: true, onDemand: false });
    return business.url + (media.get(name)?.url ?? "");
  };
  return {
    logo: business.logo && absolute(business.logo, "business", "logo"),
    share: business.shareImage && absolute(business.shareImage, "business", "shareImage"),
    photos: (business.photos ?? []).map((name, at) => absolute(name, "business", "photos", at)),
  };
}
