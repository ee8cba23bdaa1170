import type { RouteModel } from "../../model/route.ts";
import { createFiller, type Filler, type Fragment, type Piece } from "./filler.ts";

interface PagesOptions<Source> {
  /** What React makes of a page; a fragment of it is rendered as a page without the others. */
  render(route: RouteModel): string;
  sourceOf(html: string): Source;
}

/** Renders the pages of a site by filling in what those of one kind have in common. */
export interface Pages<Source> extends Pick<Filler<Source>, "unfillable"> {
  page(route: RouteModel): Piece<Source>[];
}

export function createPages<Source>({ render, sourceOf }: PagesOptions<Source>): Pages<Source> {
  const { fill, unfillable } = createFiller(sourceOf);
  return {
    unfillable,
    page(route) {
      const pieces = fragmentsOf(route, render).map(fill);
      if (!pieces.includes(undefined)) return pieces.filter((piece) => piece !== undefined);
      const html = render(route);
      return [{ html, source: sourceOf(html) }];
    },
  };
}

/** The fragments of a page: what is above its sections, and these. */
function fragmentsOf(route: RouteModel, render: (route: RouteModel) => string): Fragment[] {
  const { languages, trail, date, sections } = route;
  const above: Fragment = {
    type: "navigation",
    file: "src/app/page.tsx",
    model: { languages, trail, ...(date && { date }) },
    place: "",
    render: (model) => render({ ...route, ...(model as typeof route), sections: [] }),
  };
  return [
    above,
    ...sections.map((section, index) => ({
      type: section.type,
      file: componentFile(section.type),
      model: section,
      place: `${index}/${sections.length}`,
      render: (model: unknown) => {
        // The others are missing in an array of the same length: React makes ids from it.
        const alone: RouteModel["sections"] = new Array(sections.length);
        alone[index] = model as typeof section;
        const { date: _, ...undated } = route;
        return render({ ...undated, languages: [], trail: [], sections: alone });
      },
    })),
  ];
}

/** Where the component of a section type is. */
export function componentFile(type: string): string {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/sections/${name}/${name}.tsx`;
}
