import type { Theme } from "../../../schema/theme.ts";
import type { MediaFile } from "../../assets/pictures/media.ts";
import type { Facts } from "../../business/facts/locations.ts";
import type { ValueOrigins } from "../../config/expand/origins.ts";
import type { Scope } from "../../config/tokens/scope.ts";
import type { Diagnostic, Path } from "../../diagnostics/diagnostic.ts";
import type { Link } from "../../model/values.ts";
import type { Use } from "./uses.ts";

/** Replaces a link to a page or a section that is not published today. */
export const OMITTED = Symbol("away");

/** What the config is resolved against, and what is collected meanwhile: uses and problems. */
export interface ResolveEnvironment extends Facts {
  scope: Scope;
  media: ReadonlyMap<string, MediaFile>;
  /** The alternative text of a picture in `media.json` in this language, with its path there. */
  alternativeOf(name: string): { text: string; path: Path } | undefined;
  /** The language of the texts, and the site's main one. */
  language: { own: string; main: string };
  direction: "ltr" | "rtl";
  iconStyle: Theme["iconStyle"];
  hasPage(path: string): boolean;
  /** Makes a link at a path of another language's texts lead to the page of this language. */
  translated(link: Link, path: Path): Link;
  /** Whether an address of the site is published on other days only, and not redirected today. */
  isOmitted(href: string): boolean;
  /** Results for objects of templates that are the same on every page. */
  resolvedOnce: WeakMap<object, ResolvedOnce>;
  /** The sources of values that come from elsewhere than the object they are in. */
  valueOrigins?: ValueOrigins | undefined;
  /** Whether a picture takes the alternative text of its file. */
  takesText?: true;
  uses: Use[];
  problems: Diagnostic[];
}

interface ResolvedOnce {
  resolved: unknown;
  uses: readonly Use[];
}
