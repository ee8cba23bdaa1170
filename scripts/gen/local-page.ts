import { type Slots, writeOut } from "./grammar.ts";
import { localContent } from "./local-content.ts";
import { namesNearby, slugOf, villageName } from "./names.ts";
import { placeFacts } from "./place-facts.ts";
import { pick, type Random, seededRandom } from "./random.ts";
import {
  descriptionEnds,
  descriptionStarts,
  mainHeadings,
  textHeadings,
  titles,
} from "./titles.ts";

export const TEMPLATE = "localPage";

/** A page as the config has it. */
export interface LocalPage {
  path: string;
  template: typeof TEMPLATE;
  params: {
    location: string;
    title: string;
    h1: string;
    h2: string;
    metaDescription: string;
    localContent: string;
    nearbyAreas: string[];
  };
}

export const pathOf = (index: number): string => `/web-design-${slugOf(villageName(index))}`;

/** The page with this number, counted from 0: always the same, however many pages there are. */
export function localPage(index: number): LocalPage {
  const random = seededRandom(index);
  const slots = placeFacts(index, random);
  const line = (from: readonly string[]) => writeOut(pick(random, from), slots, random);
  return {
    path: pathOf(index),
    template: TEMPLATE,
    params: {
      location: villageName(index),
      title: fitting(30, 60, () => line(titles)),
      h1: fitting(20, 62, () => line(mainHeadings)),
      h2: fitting(20, 70, () => line(textHeadings)),
      metaDescription: fitting(110, 155, () => describe(slots, random)),
      localContent: localContent(slots, random),
      nearbyAreas: namesNearby(index),
    },
  };
}

const describe = (slots: Slots, random: Random): string =>
  writeOut(`${pick(random, descriptionStarts)} ${pick(random, descriptionEnds)}`, slots, random);

/** Draws until a text is as long as it may be; any of the lists has several that are. */
function fitting(min: number, max: number, draw: () => string): string {
  for (;;) {
    const text = draw();
    if (text.length >= min && text.length <= max) return text;
  }
}
