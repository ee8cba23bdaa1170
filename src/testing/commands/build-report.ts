import type { BuildResult } from "../../output/build-result.ts";

/** A build's report about the site, independent of earlier builds. */
export const resultOf = ({ isBuilt, diagnostics, text, pages, differences }: BuildResult) => ({
  isBuilt,
  diagnostics,
  text,
  pages,
  differences,
});
