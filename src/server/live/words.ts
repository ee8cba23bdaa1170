import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { listNames } from "../../diagnostics/list-names.ts";
import type { Outcome } from "./live-options.ts";

/** The result of a save in one line: `/seo: 3 files in 0.08 s`. */
export function savedLine({ result, seconds, isAfterOther }: Outcome): string {
  const { written, removed } = result;
  const time = `${seconds.toFixed(2)} s`;
  const changed = [...written, ...removed];
  if (changed.length === 0) {
    const what = isAfterOther ? "another build has done it" : "the site has not changed";
    return `Saved; ${what} (${time})`;
  }
  const gone = removed.length > 0 ? `, ${removed.length} gone` : "";
  const files = `${written.length} ${written.length === 1 ? "file" : "files"}${gone}`;
  return `${listNames(namesOf(changed), 2)}: ${files} in ${time}`;
}

/**
 * The pages among some addresses, by the paths that visitors know; without pages, the files
 * themselves.
 */
function namesOf(urls: readonly string[]): string[] {
  const pages = urls.filter((url) => url.endsWith(".html"));
  return pages.length > 0 ? pages.map(pagePath) : [...urls];
}

const pagePath = (url: string) => url.replace(/(^\/index)?\.html$/, "") || "/";

/** Removes the problems that were already reported the last time. */
export function onlyNewProblems() {
  let known = new Set<string>();
  return (problems: readonly LocatedDiagnostic[]): LocatedDiagnostic[] => {
    const before = known;
    const keyOf = ({ rule, location, message }: LocatedDiagnostic) =>
      JSON.stringify([rule, location, message]);
    known = new Set(problems.map(keyOf));
    return problems.filter((problem) => !before.has(keyOf(problem)));
  };
}
