import type { TextName } from "./text-names.ts";

/** The same words by language. */
type WordsByLanguage = Readonly<Record<string, string>>;

/** What the privacy notice says about another company's service. */
export interface Disclosure {
  /** Its name, if people know it by another name than its host. */
  name?: string;
  /** Its purpose. */
  purpose: WordsByLanguage;
  /** What it learns besides the IP address. */
  learns?: WordsByLanguage;
  /** Built-in texts that say the same, for languages without these words. */
  texts?: { purpose: TextName; learns?: TextName };
}
