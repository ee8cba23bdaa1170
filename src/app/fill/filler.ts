import { type Shape, shapeOf } from "./shape.ts";
import { fillTemplate, isClosed, makeTemplate, type Template } from "./template.ts";

/** A part of a page that is rendered on its own, such as a section. */
export interface Fragment {
  /** What is filled in or left to React as one; a model says it too, so that those of two types differ. */
  type: string;
  /** The file of its component, for whoever is to change it. */
  file: string;
  /** Plain JSON. */
  model: unknown;
  /** Where it stands among how many: what the ids in it depend on. */
  place: string;
  /** Renders a model in the fragment's place. */
  render(model: unknown): string;
}

/** HTML, and what it is made from: the same for all that one template was filled to. */
export interface Piece<Source> {
  html: string;
  source: Source;
}

export interface Filler<Source> {
  /** A fragment's HTML; undefined where it is another among other fragments than alone. */
  fill(fragment: Fragment): Piece<Source> | undefined;
  /** The types that are rendered with React always, with the reason and what to do. */
  readonly unfillable: ReadonlyMap<string, string>;
}

interface CacheEntry<Source> {
  template: Template;
  source: Source;
}

/** How many templates are remembered; a site has a few for each section type. */
const MOST = 1000;

/**
 * Renders fragments by filling in templates, one for each structure that a model has. `sourceOf` is
 * called once for each template, with its HTML.
 */
export function createFiller<Source>(sourceOf: (html: string) => Source): Filler<Source> {
  const cache = new Map<string, CacheEntry<Source>>();
  const unfillable = new Map<string, string>();

  function plain({ model, render }: Fragment): Piece<Source> | undefined {
    const html = render(model);
    return isClosed(html) ? { html, source: sourceOf(html) } : undefined;
  }

  function entryOf({ place, render }: Fragment, shape: Shape): CacheEntry<Source> {
    const key = `${place} ${shape.key}`;
    const found = cache.get(key);
    if (found) return found;
    const template = makeTemplate(shape, render);
    const entry = { template, source: sourceOf(template.chunks.join("")) };
    if (cache.size >= MOST) cache.clear();
    cache.set(key, entry);
    return entry;
  }

  return {
    unfillable,
    fill(fragment) {
      if (unfillable.has(fragment.type)) return plain(fragment);
      const shape = shapeOf(fragment.model);
      try {
        const { template, source } = entryOf(fragment, shape);
        return { html: fillTemplate(template, shape.words), source };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        unfillable.set(fragment.type, `${fragment.file}: ${reason}`);
        return plain(fragment);
      }
    },
  };
}
