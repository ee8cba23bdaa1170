import { factsOf } from "./facts.ts";
import { writer } from "./grammar.ts";
import { readLists } from "./lists.ts";
import { namesNearby, slugOf, villageName } from "./names.ts";
import { seededRandom } from "./random.ts";

/** The project's own template. */
export const TEMPLATE = "localPage";

const LISTS = readLists("places");

export const pathOf = (index: number): string => `/web-design-${slugOf(villageName(index))}`;

/** The page with this index from 0; it does not depend on the number of pages. */
export function localPage(index: number) {
  const random = seededRandom(index);
  const write = writer(LISTS, factsOf(index, random), random);
  const params = {
    location: villageName(index),
    title: fitting(30, 60, () => write("{title}")),
    h1: fitting(20, 62, () => write("{mainHeading}")),
    h2: fitting(20, 70, () => write("{textHeading}")),
    metaDescription: fitting(110, 155, () => write("{description}")),
    localContent: fitting(230, 320, () => write("{text}"), wordsIn),
    nearbyAreas: namesNearby(index),
  };
  return { path: pathOf(index), template: TEMPLATE, params };
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Draws until a text is short enough; each list has several such texts. */
function fitting(least: number, most: number, draw: () => string, lengthOf = letters): string {
  const text = draw();
  const length = lengthOf(text);
  return length >= least && length <= most ? text : fitting(least, most, draw, lengthOf);
}

const letters = (text: string): number => text.length;
