/** A change of a page that visitors or robots notice. */
export interface ModelChange {
  /** Where it is, in the owner's words: `section 4, nearbyAreas`, `areas`. */
  where: readonly string[];
  kind: "changed" | "added" | "removed" | "order";
  /** The displayed text; neither for values without text, such as icons. */
  before?: string;
  after?: string;
  /** The same as `where`, with the names of entries. */
  shown?: readonly string[];
  /** The same with the names of sections, too, for owners who know no paths. */
  named?: readonly string[];
  /** A sentence, if it says more than the position. */
  sentence?: string;
  /** The part of it without the position. */
  remark?: string;
  /** Whether only search engines and other programs notice it. */
  isForRobots?: boolean;
  /** For a line of opening hours. */
  isHours?: boolean;
  /** Listed first. */
  isGrave?: boolean;
  /** Other positions of the same edit, such as the structured data. */
  also?: readonly string[];
}

/** The changes of one page. */
export interface PageChanges {
  path: string;
  language: string;
  changes: readonly ModelChange[];
}

export const changePosition = ({ where }: Pick<ModelChange, "where">): string => where.join(" › ");
