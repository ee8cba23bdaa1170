import type * as z from "zod";
import { type OtherPages, sectionPages } from "../fields/other-pages.ts";
import { type Section, sectionSchemas } from "./index.ts";

/** Which other pages a section links to by their label or template. */
export const pagesAskedFor = (section: Section): OtherPages =>
  // What a type asks for is about its own sections.
  sectionPages.get(sectionSchemas[section.type] as z.ZodType)?.ask(section as never) ?? NONE;

const NONE: OtherPages = {};
