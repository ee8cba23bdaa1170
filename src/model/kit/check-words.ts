/**
 * Sentences and parts of sentences in one language. A phrase is words separated by spaces; `|` separates
 * alternatives, `?` marks an optional word, `_` is a space within an alternative, and `…` is up to four other
 * words, none of which means "nothing". Capitals, accents and the spelling of Arabic alefs do not matter.
 */
export type Phrases = readonly string[];

/** Words around amounts of money, in one language. */
export type AmountWords = Pick<CheckWords, "afterAmounts" | "beforeAmounts" | "betweenAmounts">;

/** Words that rules look for, in one language. */
export interface CheckWords {
  /** Link texts that do not say where the link leads. */
  vagueLinks: Phrases;
  /** Placeholders for text that was to be written later. */
  placeholders: Phrases;
  /** Words for "nothing", which turn a placeholder into an instruction: « n’écrivez rien ici ». */
  nothing: readonly string[];
  /** Words in brackets that the owner was to replace: `[town]`. */
  subjects: string;
  /** Placeholders within a fact of the business that nobody has filled in. */
  inFacts: Phrases;
  /** Placeholders that are the whole of such a fact. */
  wholeFacts: Phrases;
  /** Alternative texts that say only that this is a picture. */
  pictures: Phrases;
  /** Beginnings of alternative texts that first say that this is a picture. */
  pictureOf: Phrases;
  /** Labels of pages that are not about one service, such as "Services" or "About us". */
  noServices: Phrases;
  /** Words before an amount: `about 45`, `up to 45`. */
  beforeAmounts: Phrases;
  /** Words between two alternative amounts: `45 or 60`. */
  betweenAmounts: Phrases;
  /** First words after an amount: `45 per hour`. */
  afterAmounts: Phrases;
  /** Words in notes on opening hours in some weeks only, or for some people only: `first Saturday only`. */
  limits: Phrases;
}
