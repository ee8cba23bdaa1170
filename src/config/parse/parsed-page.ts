import type { Section } from "../../../schema/fields/section.ts";
import type { Page, Template } from "../../../schema/page.ts";
import type { Diagnostic, Path } from "../../diagnostics/diagnostic.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import type { ExpandedPage } from "../expand/expand-page.ts";
import type { ValueOrigins } from "../expand/origins.ts";

/** A value with its path in the config. */
export interface WithOrigin<T> {
  value: T;
  origin: Path;
}

type PageField =
  | "path"
  | "language"
  | "translationOf"
  | "oneLanguage"
  | "index"
  | "structuredData"
  | "picture"
  | "template";

/** A page with its texts and sections; later stages do not know templates. */
export interface ParsedPage extends Required<Pick<Page, PageField>> {
  /** The path of its entry, and the entry as the config has it. */
  origin: Path;
  entry: Record<string, unknown>;
  /** The names of the shared sections on it. */
  shared: readonly string[];
  label: WithOrigin<string>;
  title: WithOrigin<string>;
  description: WithOrigin<string>;
  sections: PageSections;
  parent: WithOrigin<string> | undefined;
  /** The fields that make it an entry of news lists. */
  news: Pick<Page, "date" | "updated">;
  /** What lists of pages know about it. */
  listing: {
    author?: WithOrigin<string>;
    series?: WithOrigin<string>;
    summary?: WithOrigin<string>;
    tags?: WithOrigin<string>[];
  };
  /** For a page about a service: the only place that it covers. */
  areaServed: WithOrigin<string> | undefined;
  /** The parameters of its template, and the page's values. */
  parameters: PageParameters | undefined;
}

/** The sections of a page, with the path of each. */
export interface PageSections {
  value: Section[];
  /** The path of their list. */
  origin: Path;
  origins: readonly Path[];
  /** The origins of values from elsewhere, if there are any. */
  valueOrigins?: ValueOrigins;
}

export interface PageParameters extends Pick<Template, "params" | "sections"> {
  template: string;
  values: Page["params"];
}

/** What parsing a page requires. */
export interface PageParser {
  kit: SectionKit;
  /** The config that was read. */
  value: unknown;
  templates: Readonly<Record<string, Template>>;
  /**
   * Explanations of issues by a key, since a template's mistakes are the same on all of its pages. With two
   * mistakes in a template of 3,000 pages, a check takes 5 seconds of CPU instead of 26.
   */
  explained: Map<string, readonly Diagnostic[]>;
}

/** The page on which a problem of its template is found, unless it is an example. */
export const pageOf = ({ entry, isExample }: ExpandedPage): Pick<Diagnostic, "page"> =>
  typeof entry.path === "string" && !isExample ? { page: entry.path } : {};
