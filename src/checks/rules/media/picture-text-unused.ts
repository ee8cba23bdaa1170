import { basename } from "node:path";
import { mediaKind } from "../../../assets/pictures/media-types.ts";
import { PICTURE_TEXTS } from "../../../config/tables/picture-texts.ts";
import { didYouMean, suggest } from "../../../diagnostics/suggest.ts";
import { MEDIA } from "../../../model/addresses.ts";
import { baseLanguage } from "../../../site/resolve/alternatives.ts";
import { allMedia } from "../../engine/media-uses.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const pictureTextUnused = defineCheck({
  id: "picture-text-unused",
  severity: "warning",
  summary: "Every entry of media.json is the text of a picture in that language.",
  explanation:
    "public/media/media.json has the alternative texts of pictures by their file names: their paths within " +
    'public/media, such as "team/jo.jpg". A text under another name, or in a language that the site does not have, ' +
    "is never read to anybody.",
  *checkSite(site) {
    for (const [name, alt] of site.pictureTexts) {
      const fault = faultOf(name, site);
      if (fault) yield { path: [PICTURE_TEXTS, name], at: "key", ...fault };
      if (typeof alt !== "string") yield* strangeLanguages(name, alt, site);
    }
    for (const url of site.publicFolder.files.keys()) {
      const isOurs = url === `${MEDIA}/${basename(PICTURE_TEXTS)}`;
      if (isOurs || !url.startsWith(`${MEDIA}/`) || !/\/media\.json$/i.test(url)) continue;
      const message = `public${url} is not read: alternative texts are in ${PICTURE_TEXTS}.`;
      yield { path: [], message, hint: "Move its entries there, and delete it." };
    }
  },
});

function faultOf(
  name: string,
  { media, ...site }: SiteSummary,
): Pick<Finding, "message" | "hint"> | undefined {
  const file = media.get(name);
  if (!file) {
    const meant = suggest(name.replaceAll("\\", "/").replace(/^.*\bmedia\//, ""), media.keys());
    return {
      message: `There is no file ${JSON.stringify(name)} in public/media.`,
      hint: meant ? didYouMean(meant.word) : "Correct the name, or remove the entry.",
    };
  }
  if (mediaKind(file.type) !== "image")
    return {
      message: `"${name}" is not a picture, so nothing reads this text.`,
      hint: "Words about a film or a document are in the section that shows it. Remove the entry.",
    };
  const uses = [...allMedia({ ...site, media })].filter(({ use }) => use.name === name);
  // An unused file is reported by itself.
  if (uses.length === 0 || uses.some(({ use }) => use.takesText)) return undefined;
  return {
    message: `No place that shows "${name}" reads this text.`,
    hint: 'Remove it, or the "alt" beside the picture.',
  };
}

function* strangeLanguages(
  name: string,
  alt: Readonly<Record<string, string>>,
  { config }: SiteSummary,
): Iterable<Finding> {
  const known = [config.language, ...Object.keys(config.languages ?? {})];
  for (const language of Object.keys(alt)) {
    if (known.some((tag) => tag === language || baseLanguage(tag) === language)) continue;
    const meant = suggest(language, known);
    yield {
      path: [PICTURE_TEXTS, name, "alt", language],
      at: "key",
      message: `The site has no language "${language}".`,
      hint: meant ? didYouMean(meant.word) : `It has ${known.join(", ")}.`,
    };
  }
}
