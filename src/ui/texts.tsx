import { createContext, useContext } from "react";
import type { TextGroup, Texts } from "../../schema/fields/texts.ts";

const TextsContext = createContext<Partial<Texts>>({});

/** Gives the builder's own words to what is in it. */
export const TextsProvider = TextsContext.Provider;

/**
 * One group of the builder's own words, in the language of the page. A section type declares the
 * groups that its components use, since only those reach the page.
 */
export function useTexts<Group extends TextGroup>(group: Group): Texts[Group] {
  const texts = useContext(TextsContext)[group];
  if (!texts) throw new Error(`"${group}" is not among the texts that its section type declares.`);
  return texts;
}
