import type { Texts } from "../../schema/fields/texts.ts";
import type { Theme } from "../../schema/theme.ts";
import type { SiteModel } from "./route.ts";

/** What every page of a site shares; the models of pages do not contain it. */
export interface SharedSiteModel {
  theme: Pick<Theme, "colours" | "fonts">;
  /** The addresses of the site's favicons. */
  icons: string[];
  languages: Record<string, SharedInLanguage>;
}

/** The same for the pages of one language. */
export interface SharedInLanguage extends Pick<SiteModel, "header" | "footer"> {
  /** The target of the brand's link. */
  home: string;
  texts: Pick<Texts, "layout">;
}
