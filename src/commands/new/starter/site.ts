import { type SiteInput, VERSION } from "../../../../schema/site.ts";
import { ourKit } from "../../../kit/our-kit.ts";
import { lookOf } from "../../../model/kit/section-kit.ts";
import type { StarterWords } from "../../../model/kit/starter-words.ts";
import { type Answers, PAGE_KINDS } from "./answers.ts";
import { currencyOf } from "./currencies.ts";
import { idOf, pagesOf, sectionsOnHome } from "./pages.ts";
import { mainButton } from "./parts.ts";
import { placeTemplate } from "./places.ts";
import { slug } from "./slug.ts";
import { usualHours } from "./usual-hours.ts";
import { smallLinks } from "./usual-pages.ts";

/** As in the config: an entry of `pages` may stand for all pages of a file. */
type ConfigInput = Omit<SiteInput, "pages"> & { pages: ReturnType<typeof pagesOf> };

/** Values of the config that the answers do not contain. */
export interface FileDetails {
  /** The path from the site's folder to Plumbline's. */
  plumbline: string;
  /** The initial content of the site. */
  words: StarterWords;
}

/**
 * The shortest config of a good site: the owner's answers, texts that are true of any business, and
 * placeholders for what only the owner can know.
 */
export function starterSite(answers: Answers, { plumbline, words }: FileDetails): ConfigInput {
  const { language, look, accent, places, phone } = answers;
  const button = mainButton(answers, words);
  return {
    $schema: `${plumbline}/schema/site.schema.json`,
    version: VERSION,
    language,
    business: businessOf(answers, words),
    theme: { look, colours: { light: { ...lookOf(ourKit(), look).ground, accent } } },
    header: {
      brand: "{business.name}",
      links: menuOf(answers, words),
      action: button,
      quickActions: [{ ...button, icon: phone ? "Phone" : "Mail" }],
    },
    footer: {
      copyright: "© {business.facts.year} {business.name}",
      smallLinks: smallLinks(answers, words),
    },
    ...(places.length > 0 ? { templates: { place: placeTemplate(answers, words) } } : {}),
    pages: pagesOf(answers, words),
  };
}

function businessOf(answers: Answers, words: StarterWords): ConfigInput["business"] {
  const { name, type, town, country, places, phone, pages } = answers;
  // A reserved domain, so that no stranger receives the owner's mail.
  const domain = `${slug(name, words.spelling, "a-z0-9") || "your-site"}.example`;
  const currency = currencyOf(country);
  return {
    name,
    ...(type === "LocalBusiness" ? {} : { type }),
    url: `https://www.${domain}`,
    email: `hello@${domain}`,
    ...(phone ? { phone } : {}),
    ...(pages.includes("prices") && currency ? { currency } : {}),
    address: { locality: town, country },
    openingHours: usualHours(answers, words),
    ...(places.length > 0 ? { servedTowns: [...new Set([town, ...places])] } : {}),
  };
}

/** All parts in the usual order, as pages or as parts of the home page. */
function menuOf(answers: Answers, words: StarterWords) {
  const onHome = sectionsOnHome(answers);
  return PAGE_KINDS.flatMap((kind) => {
    const { path, label } = words.parts[kind];
    if (answers.pages.includes(kind)) return [{ label, link: path }];
    return onHome.includes(kind) ? [{ label, link: `/#${idOf(kind, words)}` }] : [];
  });
}
