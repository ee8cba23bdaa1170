import type { Thing } from "schema-dts";
import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionContext } from "../model/section-context.ts";
import type { SectionsByType } from "./derivers.ts";
import { describeFaq } from "./faq/describe.ts";
import { describeTeam } from "./team/describe.ts";
import { describeVideo } from "./video/describe.ts";

/**
 * What a section tells search engines, for the graph of its page's structured data. A thing that several
 * sections of a page tell of has the same `@id` in each, and becomes one.
 */
export type Describe<T extends SectionType = SectionType> = (
  context: SectionContext,
  section: SectionsByType[T],
) => Thing[];

/** The describers of those types that have something to tell. */
export const describers: { readonly [T in SectionType]?: Describe<T> } = {
  faq: describeFaq,
  team: describeTeam,
  video: describeVideo,
};
