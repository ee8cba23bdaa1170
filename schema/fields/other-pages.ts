import * as z from "zod";

/** Which other pages a section links to that the owner does not link to by their path. */
export interface OtherPages {
  /** Labels of pages, tokens and all; those that no page has are no links. */
  labels?: readonly string[] | undefined;
  /** All pages of a template. */
  template?: string | undefined;
}

/** What the sections of each type ask for. */
export const sectionPages = z.registry<{ ask(section: never): OtherPages }>();
