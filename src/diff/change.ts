/** One thing of a page that visitors or robots notice. */
export interface ModelChange {
  /** Where it is, in the owner's words: `section 4, nearbyAreas`, `areas`. */
  where: readonly string[];
  kind: "changed" | "added" | "removed" | "order";
  /** What is read there; neither where there are no words for it, as with an icon. */
  before?: string;
  after?: string;
  /** The same with the names of entries. */
  shown?: readonly string[];
  /** In a sentence, where that says more than the place. */
  sentence?: string;
  /** Whether it is a line of opening hours. */
  isHours?: boolean;
  /** Whether it comes first of all. */
  isGrave?: boolean;
  /** Where the same edit shows besides, such as in the structured data. */
  also?: readonly string[];
}

/** What is different on one page. */
export interface PageChanges {
  path: string;
  language: string;
  changes: readonly ModelChange[];
}

export const changePosition = ({ where }: Pick<ModelChange, "where">): string => where.join(" › ");
