import type { BuildResult } from "../../output/build-result.ts";

/** What a build reports of its site, independent of earlier builds. */
export const resultOf = ({ isBuilt, diagnostics, text, pages, differences }: BuildResult) => ({
  isBuilt,
  diagnostics,
  text,
  pages,
  differences,
});
