import type { Path } from "../../diagnostics/diagnostic.ts";
import { SECTION_EDGE } from "../../lib/page-text.ts";
import type { PageOutline } from "../../site/site-index.ts";

type Page = Pick<PageOutline, "path" | "language" | "listed" | "features" | "shared">;

/** Fewer pages are few results, whatever share of the site they are. */
const MANY = 4;

/**
 * Returns a function that names the sections whose words the search leaves out on a page: those of all
 * pages, and shared ones on more than half of the pages. The first page keeps the words, so that they are found.
 */
export function repeatedSections(pages: readonly Page[]): (page: Page) => readonly string[] {
  const languages = new Set(pages.map(({ language }) => language));
  const known = new Map([...languages].map((each) => [each, repeatedIn(each, pages)]));
  return ({ path, language }) =>
    [...(known.get(language) ?? [])].flatMap(([name, first]) => (first === path ? [] : name));
}

/** The repeated sections of a language, with the first page that has each. */
function repeatedIn(language: string, all: readonly Page[]): Map<string, string> {
  const spoken = all.filter((page) => page.language === language);
  const searches = spoken.some(({ features }) => features.includes("search"));
  const pages = spoken.filter(({ listed }) => listed);
  const [first] = pages;
  if (!searches || !first) return new Map();
  const having = new Map<string, string[]>();
  for (const { path, shared } of pages) {
    for (const name of new Set(shared)) {
      const paths = having.get(name);
      if (paths) paths.push(path);
      else having.set(name, [path]);
    }
  }
  const repeated = new Map([
    ["before", first.path],
    ["after", first.path],
  ]);
  for (const [name, paths] of having) {
    const isRepeated = paths.length >= MANY && paths.length > pages.length / 2;
    if (isRepeated && paths[0] !== undefined) repeated.set(`shared.${name}`, paths[0]);
  }
  return repeated;
}

/**
 * The parts of a page's HTML (src/lib/page-text.ts) in the sections that `repeatedSections` names. `origins` has the
 * path of each section in `<main>`.
 */
export function repeatedParts(
  html: string,
  origins: readonly Path[],
  names: readonly string[],
): number[] {
  const isRepeated = origins.map((path) => names.includes(nameOf(path)));
  if (!isRepeated.includes(true)) return [];
  const main = html.indexOf("<main");
  const edges = [...html.matchAll(new RegExp(SECTION_EDGE, "g"))];
  let section = -1;
  let depth = 0;
  return edges.flatMap(({ 0: edge, index }, at) => {
    if (index < main) return [];
    const isEnd = edge.includes("/");
    if (!isEnd && depth === 0) section++;
    depth += isEnd ? -1 : 1;
    return depth > 0 && isRepeated[section] ? at + 1 : [];
  });
}

/** `after`, or `shared.closing`; languages have their own lists. */
function nameOf(path: Path): string {
  const [list = "", name] = path[0] === "languages" ? path.slice(2) : path;
  return list === "shared" ? `shared.${name}` : String(list);
}
