import type { SiteSummary } from "./summary.ts";

/** The paths of the drafts among the pages. A preview contains them. */
export const draftPages = ({ unpublished }: Pick<SiteSummary, "unpublished">) =>
  new Set(
    unpublished.flatMap(({ section, from, until, pages }) =>
      section || (from ?? until) !== undefined ? [] : pages,
    ),
  );
