import type { SharedInLanguage, SharedSiteModel } from "../model/shared.ts";
import { ICONS } from "./head/icons.ts";
import { inAllLanguages, type LanguageContext, type SiteContext } from "./site-context.ts";
import type { SiteIndex } from "./site-index.ts";

/** What every page has, as plain data. */
export function sharedModel(context: SiteContext, siteIndex: SiteIndex): SharedSiteModel {
  const { colours, fonts } = context.config.theme;
  const inLanguage = ({ model }: LanguageContext): [string, SharedInLanguage] => {
    const { language, header, footer, texts } = model;
    const home = siteIndex.languages[language]?.home.href ?? "/";
    return [language, { home, header, footer, texts: { layout: texts.layout } }];
  };
  return {
    theme: { colours, fonts },
    icons: ICONS.map(({ href }) => href).filter((href) => context.publicFolder.files.has(href)),
    languages: Object.fromEntries(inAllLanguages(context).map(inLanguage)),
  };
}
