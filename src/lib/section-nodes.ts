/**
 * The nodes of each section in `<main>`, in order. React's server marks the content of `<Suspense>` by comments, and each
 * section is in one (src/sections/section-boundary.tsx).
 */
export function sectionNodes(main: Element): Node[][] {
  const sections: Node[][] = [];
  let depth = 0;
  for (const node of main.childNodes) {
    const mark = node instanceof Comment ? node.data : "";
    if (mark === "/$") depth -= 1;
    if (depth > 0) sections.at(-1)?.push(node);
    if (!mark.startsWith("$")) continue;
    if (depth === 0) sections.push([]);
    depth += 1;
  }
  return sections;
}
