import type { Site } from "../../schema/site.ts";
import { type Diagnostic, PAGE_PATHS, problem } from "../diagnostics/diagnostic.ts";

/** What a home page may be called where it is not at its address. */
const NAMES = /^\/(home|index|start|welcome)(\.html)?$/;

/** Told once: the name in the header leads to `/` on every page, and most links mean it. */
export function homePageFaults({ pages }: Site): Diagnostic[] {
  if (pages.some(({ path }) => path === "/")) return [];
  const likely = pages.find(({ path }) => NAMES.test(path))?.path;
  const message = 'There is no home page: none of the pages has the path "/".';
  const hint = likely
    ? `Write "/" as the path of ${likely}, if that is the home page.`
    : 'Write "/" as the path of the page that visitors should see first.';
  return [{ ...problem("home-page", ["pages"], message, hint), at: "key", basis: [PAGE_PATHS] }];
}
