import { useEffect, useMemo, useState } from "react";
import type { ProblemCounts } from "../../protocol/state.ts";
import { useStore, useStudioState } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { ancestorsOf, pageTree, type TreeNode, visibleRows } from "./tree-rows.ts";

/** The rows of the tree of pages, with the one that the keyboard is on. */
export function useTree(words: string) {
  const { pages, page } = useStore("pages", "page");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const nodes = useMemo(() => pageTree(pages), [pages]);
  const rows = useMemo(
    () => visibleRows(nodes, ({ key }) => open.has(key), words),
    [nodes, open, words],
  );
  useEffect(() => {
    const above = ancestorsOf(nodes, page);
    const last = above.at(-1);
    if (!last) return;
    setActive(last.key);
    setOpen((known) => {
      const missing = above.slice(0, -1).filter(({ key }) => !known.has(key));
      return missing.length === 0 ? known : new Set([...known, ...missing.map(({ key }) => key)]);
    });
  }, [nodes, page]);
  const found = rows.findIndex(({ node }) => node.key === active);
  return {
    rows,
    activeAt: Math.max(0, found),
    setActive,
    toggle: ({ key }: TreeNode, isOpen: boolean) =>
      setOpen((known) => {
        const next = new Set(known);
        if (isOpen) next.add(key);
        else next.delete(key);
        return next;
      }),
  };
}

/** The number of problems of each page. */
export function useProblemCounts(): ProblemCounts {
  const newest = useStudioState(
    ({ builtVersion, problems }) => `${builtVersion} ${problems.length}`,
  );
  return useResponse<ProblemCounts>("problemCounts", {}, newest).value ?? NO_PROBLEMS;
}

const NO_PROBLEMS: ProblemCounts = {};
