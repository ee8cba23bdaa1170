import { createContext, useContext } from "react";
import type { TextGroup, Texts } from "../../../schema/fields/texts.ts";

const TextsContext = createContext<Partial<Texts>>({});

/** Provides Plumbline's messages to its children. */
export const TextsProvider = TextsContext.Provider;

/**
 * One group of Plumbline's messages, in the page's language. A section type declares the groups that its
 * components use; only those are in the page's data.
 */
export function useTexts<Group extends TextGroup>(group: Group): Texts[Group] {
  const texts = useContext(TextsContext)[group];
  if (!texts) throw new Error(`"${group}" is not among the texts that its section type declares.`);
  return texts;
}
