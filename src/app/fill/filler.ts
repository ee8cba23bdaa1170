import { hasSentinel, MOST_WORDS } from "./sentinels.ts";
import { shapeOf } from "./shape.ts";
import {
  fillTemplate,
  isClosed,
  makeTemplate,
  NOT_CLOSED,
  type Render,
  type Template,
} from "./template.ts";
import { type Habits, isUnusual, newHabits } from "./unusual.ts";

/** A part of a page that is rendered on its own, such as a section. */
export interface Part {
  /** What is filled or not as one; a model says it too, so that models of two types differ. */
  type: string;
  /** Plain JSON. */
  model: unknown;
  /** Where it stands among how many: what the ids in it depend on. */
  place: string;
  /** The page's path. */
  path: string;
  /** Renders a model in the part's place. */
  render: Render;
}

/** HTML, and what it is made from: the same for all that one template was filled to. */
export interface Piece<Source> {
  html: string;
  source: Source;
}

interface FillerOptions<Source> {
  /** Is asked once for each template, with its HTML. */
  sourceOf(html: string): Source;
}

export interface Filler<Source> {
  /** Remembers what a part is like without rendering it. */
  note(part: Part): void;
  /** A part's HTML; undefined where it is another among other parts than alone. */
  fill(part: Part): Piece<Source> | undefined;
  /** From now on renders all parts of a type with React. */
  giveUp(type: string, reason: string): void;
  /** The types that are rendered with React always, with the reason. */
  readonly unfillable: ReadonlyMap<string, string>;
}

/** What is known of the parts with one structure. */
interface Known<Source> {
  /** The words of the first of them. */
  first: readonly string[];
  /** The numbers of the words in which others differed from it. */
  varying: Set<number>;
  /** By place, where ids depend on it. */
  templates: Map<string, Made<Source>>;
}

interface Made<Source> extends Template {
  source: Source;
  habits: Habits;
}

const ANYWHERE = "";

/** How many structures are remembered, the last used ones; a site has a few for each template. */
const MOST_STRUCTURES = 1000;

/**
 * Renders parts by filling in templates, as soon as a structure has been seen before. Which words
 * vary is learnt: a word becomes a hole when a part comes that has another one in its place, until
 * then it is rendered as what it is.
 *
 * That HTML is the same as React's is made sure of by making each template twice (`makeTemplate`)
 * and by comparing again and again (`isUnusual`); a type that fails is left to React. What neither
 * can see is a component that treats a few words in a way of their own, such as `text === "Free"`:
 * what is computed from words belongs into the section's deriver.
 */
export function createFiller<Source>({ sourceOf }: FillerOptions<Source>): Filler<Source> {
  const structures = new Map<string, Known<Source>>();
  const unfillable = new Map<string, string>();

  function know(key: string, words: readonly string[]): Known<Source> | undefined {
    const known = structures.get(key);
    structures.delete(key);
    structures.set(key, known ?? { first: words, varying: new Set(), templates: new Map() });
    if (structures.size > MOST_STRUCTURES) {
      for (const [oldest] of structures) {
        structures.delete(oldest);
        break;
      }
    }
    return known;
  }

  function plain({ type, model, path, render }: Part): Piece<Source> | undefined {
    const html = render(model, path);
    if (isClosed(html)) return { html, source: sourceOf(html) };
    unfillable.set(type, NOT_CLOSED);
    return undefined;
  }

  function templateFor(part: Part, known: Known<Source>, words: readonly string[]) {
    const { templates, varying } = known;
    const found = templates.get(ANYWHERE) ?? templates.get(part.place);
    if (found) return found;
    const holes = [...varying].sort((one, other) => one - other);
    const template = makeTemplate({ model: part.model, words, holes, render: part.render });
    const source = sourceOf(template.chunks.join(""));
    const made = { ...template, source, habits: newHabits(template.holes.length) };
    templates.set(template.hasIds ? part.place : ANYWHERE, made);
    return made;
  }

  function fill(part: Part): Piece<Source> | undefined {
    const { type, model } = part;
    if (unfillable.has(type)) return plain(part);
    const { key, words } = shapeOf(model);
    const known = know(key, words);
    if (!known) return plain(part);
    learn(known, words);
    if (known.templates.size === 0 && words.some(hasSentinel)) return plain(part);
    if (words.length > MOST_WORDS) return plain(part);
    const template = templateFor(part, known, words);
    const html = fillTemplate(template, words);
    if (html === undefined) return plain(part);
    if (isUnusual(template.habits, template.holes, words)) {
      const truth = plain(part);
      if (truth?.html !== html) unfillable.set(type, "it shows some texts in a way of their own");
      return truth;
    }
    return { html, source: template.source };
  }

  return {
    note({ model }) {
      const { key, words } = shapeOf(model);
      know(key, words);
    },
    fill(part) {
      try {
        return fill(part);
      } catch (error) {
        unfillable.set(part.type, error instanceof Error ? error.message : String(error));
        return plain(part);
      }
    },
    giveUp: (type, reason) => void unfillable.set(type, reason),
    unfillable,
  };
}

/** Takes note of the words that differ from those of the first; its templates have too few holes then. */
function learn({ first, varying, templates }: Known<unknown>, words: readonly string[]): void {
  for (let number = 0; number < words.length; number++) {
    if (words[number] === first[number] || varying.has(number)) continue;
    varying.add(number);
    templates.clear();
  }
}
