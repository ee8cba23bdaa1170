import type { BuildResult } from "../build-result.ts";

/** What a build says of its site, whatever was there before. */
export const saidBy = ({ isBuilt, diagnostics, text, pages, differences }: BuildResult) => ({
  isBuilt,
  diagnostics,
  text,
  pages,
  differences,
});
