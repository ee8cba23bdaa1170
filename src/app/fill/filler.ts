import { type Learnt, learn, newLearnt } from "./learnt.ts";
import { match, type Pattern, patternOf } from "./pattern.ts";
import { recent } from "./recent.ts";
import { hasSentinel, MOST_WORDS } from "./sentinels.ts";
import { type Shape, shapeOf } from "./shape.ts";
import {
  fillTemplate,
  isClosed,
  makeTemplate,
  NOT_CLOSED,
  type Render,
  type Template,
} from "./template.ts";
import { type Habits, isUnusual, newHabits, newPatience, type Patience } from "./unusual.ts";

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
  /** Types that are not even tried. */
  leftToReact?: readonly string[];
}

export interface Filler<Source> {
  /** Remembers what a part is like without rendering it. */
  note(part: Part): void;
  /** A part's HTML; undefined where it is another among other parts than alone. */
  fill(part: Part): Piece<Source> | undefined;
  /** From now on renders all parts of a type with React; what was filled before may be wrong. */
  giveUp(type: string, reason: string): void;
  /** The types that are rendered with React always, with the reason. */
  readonly unfillable: ReadonlyMap<string, string>;
  /** Those of them of which some parts were filled before that was known, and may be wrong. */
  readonly suspect: ReadonlySet<string>;
}

/** What is known of the parts with one structure. */
interface Known<Source> extends Learnt {
  key: string;
  /** By place, where ids depend on it. */
  templates: Map<string, Made<Source>>;
}

interface Made<Source> extends Template {
  pattern: Pattern;
  source: Source;
  habits: Habits;
}

const ANYWHERE = "";

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
export function createFiller<Source>({
  sourceOf,
  leftToReact = [],
}: FillerOptions<Source>): Filler<Source> {
  const structures = recent<Known<Source>>();
  const unfillable = new Map(leftToReact.map((type) => [type, "it was found to be unfillable"]));
  const suspect = new Set<string>();
  const patience = new Map<string, Patience>();

  const free = new Map<string, Set<string>>();

  /** What was known of a structure before it came again. */
  function remember(type: string, { key, words }: Shape): Known<Source> | undefined {
    const known = structures.get(key);
    structures.use(type, known ?? { key, templates: new Map(), ...newLearnt(words) });
    return known;
  }

  function freeOf(type: string): Set<string> {
    const found = free.get(type) ?? new Set<string>();
    free.set(type, found);
    return found;
  }

  function plain({ type, model, path, render }: Part): Piece<Source> | undefined {
    const html = render(model, path);
    if (isClosed(html)) return { html, source: sourceOf(html) };
    unfillable.set(type, NOT_CLOSED);
    return undefined;
  }

  function make(part: Part, holes: ReadonlyMap<string, number>): Made<Source> {
    const { model, render } = part;
    const template = makeTemplate({ model, holes, render });
    const source = sourceOf(template.chunks.join(""));
    return { ...template, source, pattern: patternOf(model, holes), habits: newHabits() };
  }

  function filled(part: Part, template: Made<Source>, words: readonly string[]) {
    const html = fillTemplate(template, words);
    const left = patience.get(part.type) ?? newPatience();
    patience.set(part.type, left);
    if (!isUnusual(template.habits, words, left)) return { html, source: template.source };
    const truth = plain(part);
    if (truth?.html !== html) giveUp(part.type, OWN_WAY);
    return truth;
  }

  /** Tries the templates that were filled last. */
  function fillAgain(part: Part): Piece<Source> | undefined {
    for (const known of structures.lastOf(part.type)) {
      const template = templateAt(known, part.place);
      const words = template && match(template.pattern, part.model);
      if (!words) continue;
      structures.use(part.type, known);
      return filled(part, template, words);
    }
    return undefined;
  }

  function learnAndFill(part: Part): Piece<Source> | undefined {
    const { type, model, place } = part;
    const shape = shapeOf(model);
    const { words } = shape;
    const known = remember(type, shape);
    if (!known) return plain(part);
    if (learn(known, shape, freeOf(type))) known.templates.clear();
    if (words.length > MOST_WORDS || words.some(hasSentinel)) return plain(part);
    const holes = [...known.varying].map((number) => words[number] ?? "");
    const template = templateAt(known, place) ?? make(part, new Map(holes.map(numbered)));
    known.templates.set(template.hasIds ? place : ANYWHERE, template);
    return filled(part, template, holes);
  }

  function giveUp(type: string, reason: string): void {
    unfillable.set(type, reason);
    suspect.add(type);
  }

  return {
    note: ({ type, model }) => void remember(type, shapeOf(model)),
    fill(part) {
      if (unfillable.has(part.type)) return plain(part);
      try {
        return fillAgain(part) ?? learnAndFill(part);
      } catch (error) {
        unfillable.set(part.type, error instanceof Error ? error.message : String(error));
        return plain(part);
      }
    },
    giveUp,
    unfillable,
    suspect,
  };
}

/** Why a type is left to React whose HTML was another than that of its template. */
export const OWN_WAY = "it shows some texts in a way of their own";

const numbered = (word: string, number: number) => [word, number] as const;

const templateAt = <T>({ templates }: Known<T>, place: string) =>
  templates.get(ANYWHERE) ?? templates.get(place);
