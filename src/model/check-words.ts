/**
 * Sentences and parts of sentences of one language. A phrase is words with spaces between; `|` stands between
 * words of which one is there, `?` after what may be missing, `_` for a space in one of them, and `…` for up to
 * four other words, of which none means "nothing". Capitals and accents do not count, nor how Arabic writes its
 * alefs.
 */
export type Phrases = readonly string[];

/** What is said around amounts in a language. */
export type AmountWords = Pick<CheckWords, "afterAmounts" | "beforeAmounts" | "betweenAmounts">;

/** Words that tell rules something, in one language. */
export interface CheckWords {
  /** What a link says that does not say where it leads. */
  vagueLinks: Phrases;
  /** What stands in a text that was to be written later. */
  placeholders: Phrases;
  /** What somebody says who wants nothing in a place: « n’écrivez rien ici ». */
  nothing: readonly string[];
  /** Words in brackets that were to be replaced: `[town]`. */
  subjects: string;
  /** What stands in a fact of a business that nobody has filled in. */
  inFacts: Phrases;
  /** What such a fact is as a whole. */
  wholeFacts: Phrases;
  /** What says of a picture only that it is one. */
  pictures: Phrases;
  /** How a description begins that says first that this is a picture. */
  pictureOf: Phrases;
  /** What pages are called that are about all that a business does, or about something else: no service has such a name. */
  noServices: Phrases;
  /** What is said before an amount: `about 45`, `up to 45`. */
  beforeAmounts: Phrases;
  /** What is said between two amounts of which one is paid: `45 or 60`. */
  betweenAmounts: Phrases;
  /** How begins what is said after an amount: `45 per hour`. */
  afterAmounts: Phrases;
  /** What says of opening hours that they do not hold each week, or not for everybody: `first Saturday only`. */
  limits: Phrases;
}
