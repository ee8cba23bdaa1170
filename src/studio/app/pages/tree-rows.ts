import { groupBy } from "../../../lib/lists.ts";
import type { PageSummary } from "../../protocol/pages.ts";

/** A row of the tree: a page with its translations, or all pages of a template in one place. */
export interface TreeNode {
  key: string;
  label: string;
  /** The page in the main language, or the only one. */
  page?: PageSummary;
  /** The page and its translations. */
  versions: readonly PageSummary[];
  /** The template, if it is a row for the pages of one. */
  template?: string;
  children: readonly TreeNode[];
}

/** A visible row. */
export interface TreeRow {
  node: TreeNode;
  level: number;
  /** Its number among its siblings, and their number. */
  position: number;
  count: number;
  isOpen: boolean;
  parent: TreeNode | undefined;
}

/** From this number on, the pages of a template have a row of their own. */
const MANY = 4;

/**
 * The pages as a tree: under their parent, or else under the page whose path theirs begins with. The home page is beside
 * the pages under it.
 */
export function pageTree(pages: readonly PageSummary[]): readonly TreeNode[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const isTranslation = ({ translationOf }: PageSummary) =>
    translationOf !== undefined && byPath.has(translationOf);
  const main = pages.filter((page) => !isTranslation(page));
  const translations = groupBy(pages.filter(isTranslation), (page) => page.translationOf ?? "");
  const mainPath = (path: string) => byPath.get(path)?.translationOf ?? path;
  const under = groupBy(main, (page) => mainPath(parentOf(page, byPath) ?? HOME));
  const made = new Set<string>();
  const nodeOf = (page: PageSummary): TreeNode => {
    made.add(page.path);
    return {
      key: page.path,
      label: page.label,
      page,
      versions: [page, ...(translations.get(page.path) ?? [])],
      children: page.path === HOME ? [] : childrenOf(page.path),
    };
  };
  const childrenOf = (path: string): readonly TreeNode[] =>
    withTemplates((under.get(path) ?? []).filter((page) => !made.has(page.path)).map(nodeOf), path);
  const tree = childrenOf(HOME);
  // Parents that form a circle are an error of the site, and their pages are shown.
  return [...tree, ...main.filter(({ path }) => !made.has(path)).map(nodeOf)];
}

const HOME = "/";

function parentOf(
  { path, parent }: PageSummary,
  byPath: ReadonlyMap<string, PageSummary>,
): string | undefined {
  if (parent !== undefined && parent !== path && byPath.has(parent)) return parent;
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const above = path.slice(0, end);
    if (byPath.has(above)) return above;
  }
  return undefined;
}

/** The nodes, with those of a template together if there are many. */
function withTemplates(nodes: readonly TreeNode[], parent: string): readonly TreeNode[] {
  const groups = groupBy(nodes, ({ page }) => page?.template ?? "");
  const first = new Set<string>();
  return nodes.flatMap((node): readonly TreeNode[] => {
    const template = node.page?.template;
    const all = template === undefined ? [] : (groups.get(template) ?? []);
    if (template === undefined || all.length < MANY) return [node];
    if (first.has(template)) return [];
    first.add(template);
    return [
      { key: `${parent} ${template}`, label: template, template, versions: [], children: all },
    ];
  });
}

/** The rows to show: those under open rows, or those with the words, with all above them. */
export function visibleRows(
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
  words: string,
): readonly TreeRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = wanted.length === 0 ? nodes : matching(nodes, wanted);
  const rows: TreeRow[] = [];
  const add = (all: readonly TreeNode[], level: number, parent: TreeNode | undefined) => {
    for (const [at, node] of all.entries()) {
      const open = node.children.length > 0 && (wanted.length > 0 || isOpen(node));
      rows.push({ node, level, position: at + 1, count: all.length, isOpen: open, parent });
      if (open) add(node.children, level + 1, node);
    }
  };
  add(shown, 1, undefined);
  return rows;
}

const matching = (nodes: readonly TreeNode[], wanted: readonly string[]): readonly TreeNode[] =>
  nodes.flatMap((node) => {
    const children = matching(node.children, wanted);
    return hasWords(node, wanted) || children.length > 0 ? [{ ...node, children }] : [];
  });

function hasWords({ versions }: TreeNode, wanted: readonly string[]): boolean {
  const text = versions
    .map(({ label, path, template = "" }) => `${label} ${path} ${template}`)
    .join(" ")
    .toLowerCase();
  return wanted.every((word) => text.includes(word));
}

/** The rows above a page. */
export function ancestorsOf(nodes: readonly TreeNode[], path: string): TreeNode[] {
  for (const node of nodes) {
    if (node.versions.some((page) => page.path === path)) return [node];
    const inner = ancestorsOf(node.children, path);
    if (inner.length > 0) return [node, ...inner];
  }
  return [];
}
