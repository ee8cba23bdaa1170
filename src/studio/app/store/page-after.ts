import type { PageSummary } from "../../protocol/pages.ts";

/** The page to show after the list has changed: the same one, also if it has another path now, or else its parent. */
export function pageAfter(
  path: string,
  before: readonly PageSummary[],
  after: readonly PageSummary[],
): string {
  if (after.some((page) => page.path === path)) return path;
  // The page of the window before a reload exists no more.
  if (before.length === 0) return after[0]?.path ?? "/";
  const known = before.find((page) => page.path === path);
  // A page that has just been added is not in the list yet.
  if (!known) return path;
  const paths = new Set(before.map((page) => page.path));
  const renamed = after.filter((page) => !paths.has(page.path));
  const same = renamed.find(({ index, row }) => index === known.index && row === known.row);
  const [only, ...others] = renamed;
  const next = same ?? (others.length === 0 ? only : undefined);
  const parent = after.find((page) => page.path === known.parent);
  return (next ?? parent ?? after[0])?.path ?? "/";
}
