import type { RouteModel } from "../../model/route.ts";
import { createFiller, type Filler, OWN_WAY, type Part, type Piece } from "./filler.ts";

interface PagesOptions<Source> {
  /** What React makes of a page; what it makes of a part is asked as a page without the others. */
  render(route: RouteModel): string;
  sourceOf(html: string): Source;
  /** Section types that are rendered with React each time. */
  leftToReact?: readonly string[];
}

/** Renders the pages of a site, those of one kind by filling in what they have in common. */
export interface Pages<Source> {
  page(route: RouteModel): Piece<Source>[];
  /** What is rendered with React each time, by section type, with the reason. */
  readonly unfillable: ReadonlyMap<string, string>;
  /** Those of them that were found late: pages made before may be wrong. */
  readonly suspect: ReadonlySet<string>;
}

/** How many kinds of pages are counted; a site with more is one of pages that have little in common. */
const MOST_KINDS = 1000;

/** Stands for all that is on a page. */
const PAGE = "page";

/**
 * The first page of a kind, that is with some section types in some order, is left to React: on most
 * sites it is the only one. What others are put together from is compared with React's whole page at
 * the second, the 8th, the 32nd and so on.
 */
export function createPages<Source>(options: PagesOptions<Source>): Pages<Source> {
  const { render, sourceOf } = options;
  const filler = createFiller<Source>(options);
  const kinds = new Map<string, number>();

  function count(route: RouteModel): number {
    const kind = route.sections.map(({ type }) => type).join(" ");
    const pages = (kinds.get(kind) ?? 0) + 1;
    if (pages === 1 && kinds.size >= MOST_KINDS) kinds.clear();
    kinds.set(kind, pages);
    return pages;
  }

  function plain(route: RouteModel): Piece<Source>[] {
    const html = render(route);
    return [{ html, source: sourceOf(html) }];
  }

  function compared(route: RouteModel, parts: readonly Part[], pieces: Piece<Source>[]) {
    const [truth] = plain(route);
    if (!truth || truth.html === htmlOf(pieces)) return pieces;
    blame(filler, parts, pieces);
    return [truth];
  }

  return {
    unfillable: filler.unfillable,
    suspect: filler.suspect,
    page(route) {
      const pages = count(route);
      if (filler.unfillable.has(PAGE)) return plain(route);
      const parts = partsOf(route, render);
      if (pages === 1) {
        for (const part of parts) filler.note(part);
        return plain(route);
      }
      const pieces: Piece<Source>[] = [];
      for (const part of parts) {
        const piece = filler.fill(part);
        if (!piece) return plain(route);
        pieces.push(piece);
      }
      return isCompared(pages) ? compared(route, parts, pieces) : pieces;
    },
  };
}

const htmlOf = (pieces: readonly Piece<unknown>[]) => pieces.map(({ html }) => html).join("");

const isCompared = (pages: number): boolean => Number.isInteger(Math.log2(pages * 2) / 2);

/** Finds the parts that are wrong on their own; if there is none, they cannot be put together. */
function blame<T>(filler: Filler<T>, parts: readonly Part[], pieces: readonly Piece<T>[]): void {
  const wrong = parts.filter(
    ({ render, model, path }, index) => render(model, path) !== pieces[index]?.html,
  );
  for (const { type } of wrong) filler.giveUp(type, OWN_WAY);
  if (wrong.length === 0) filler.giveUp(PAGE, "its sections are others alone than together");
}

/** The parts of a page: its breadcrumbs and its sections. */
function partsOf(route: RouteModel, render: (route: RouteModel) => string): Part[] {
  const { path, sections } = route;
  const trail: Part = {
    type: "breadcrumbs",
    model: { trail: route.trail },
    place: "",
    path,
    render: (model, path) =>
      render({ ...route, ...(model as Pick<RouteModel, "trail">), path, sections: [] }),
  };
  return [
    trail,
    ...sections.map(
      (section, index): Part => ({
        type: section.type,
        model: section,
        place: `${index}/${sections.length}`,
        path,
        render: (model, path) => {
          // The others are missing in an array of the same length: React makes ids from it.
          const alone: RouteModel["sections"] = new Array(sections.length);
          alone[index] = model as typeof section;
          return render({ ...route, path, trail: [], sections: alone });
        },
      }),
    ),
  ];
}
