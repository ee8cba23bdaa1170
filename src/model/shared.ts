import type { Texts } from "../../schema/fields/texts.ts";
import type { Theme } from "../../schema/theme.ts";
import type { SiteModel } from "./route.ts";

/** What stands on every page of a site and so is in the model of none. */
export interface SharedModel {
  theme: Pick<Theme, "colours" | "fonts">;
  /** The addresses of the icons that browsers show beside a page's name. */
  icons: string[];
  languages: Record<string, SharedInLanguage>;
}

/** The same for the pages of one language. */
export interface SharedInLanguage extends Pick<SiteModel, "header" | "footer"> {
  /** Where the brand leads. */
  home: string;
  texts: Pick<Texts, "layout">;
}
