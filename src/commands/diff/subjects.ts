import {
  changePosition,
  type ModelChange,
  type PageChanges,
  type Piece,
  type Remark,
  type Step,
  stepText,
} from "./change.ts";
import { editWords, pieceWords } from "./change-words.ts";

/** A part of a site that many pages display, so that one edit changes them all. */
interface Subject {
  /** The owner's word for it. */
  name: Extract<Remark, { type: "subject" }>["name"];
  isOf(change: ModelChange): boolean;
  /** Whether a change on the same page is a consequence of it. */
  follows?(change: ModelChange): boolean;
  /** What changes on the pages of one language. */
  pieces(changes: readonly ModelChange[]): Piece[];
}

/** Values that follow from the hours, besides their lines. */
const OF_HOURS =
  /^(openNow|lastDate|openingHoursSpecification|specialOpeningHoursSpecification|hoursAvailable)$/;

const HOURS: Subject = {
  name: "opening hours",
  isOf: ({ isHours, where }) =>
    isHours === true ||
    where.some((step) => OF_HOURS.test(stepText(step))) ||
    / › hours › later$/.test(changePosition({ where })),
  pieces(changes) {
    const lines = changes.filter(
      ({ kind, isHours, before, after }) => isHours && kind !== "order" && before !== after,
    );
    const those = [inFooter, isShort]
      .map((is) => lines.filter(is))
      .find(({ length }) => length > 0);
    const pieces = (those ?? lines).map((line) => ({ ...line, where: locationOf(line) }));
    const isOfSite = ({ where }: Piece) => where.length === 0;
    const common = new Set(pieces.filter(isOfSite).map(editWords));
    return pieces.filter((piece) => isOfSite(piece) || !common.has(editWords(piece)));
  },
};

/** The footer names the location of its hours. */
const inFooter = ({ where }: ModelChange) => where[0] === "footer" && isShort({ where });

/** Not in a table, which has a row for each day. */
const isShort = ({ where }: Pick<ModelChange, "where">) => where.includes("lines");

/** The location of the hours, if it has a name. */
const locationOf = ({ where }: ModelChange): Step[] =>
  where
    .filter((step) => typeof step !== "string" && step.type !== "section" && step.called)
    .slice(0, 1);

const LOOK: Subject = {
  name: "look",
  isOf: ({ where: [first] }) => first === "theme" || first === "look",
  // The look also determines share images.
  follows: ({ where, remark }) => where.at(-1) === "image" && remark !== undefined,
  // The look's name comes first, because other values depend on it.
  pieces: (changes) =>
    changes.toSorted(lookFirst).map((change) => ({ ...change, where: change.where.slice(1) })),
};

const lookFirst = (one: ModelChange, other: ModelChange) =>
  Number(other.where[0] === "look") - Number(one.where[0] === "look");

const SUBJECTS: readonly Subject[] = [HOURS, LOOK];

/** More pieces are only counted. */
const MOST_PIECES = 5;

/** Merges all changes of a subject into one. */
export const withSubjects = (pages: readonly PageChanges[]): readonly PageChanges[] =>
  SUBJECTS.reduce(foldSubject, pages);

function foldSubject(pages: readonly PageChanges[], { name, isOf, follows, pieces }: Subject) {
  const first = pages.find(({ changes }) => changes.some(isOf));
  if (!first) return pages;
  const inOneLanguage = pages.filter(({ language }) => language === first.language);
  const all = pieces(inOneLanguage.flatMap(({ changes }) => changes.filter(isOf)));
  const distinct = [...new Map(all.map((piece) => [pieceWords(piece), pieceOf(piece)])).values()];
  const remark: Remark = {
    ...{ type: "subject", name, pieces: distinct.slice(0, MOST_PIECES) },
    more: Math.max(0, distinct.length - MOST_PIECES),
  };
  const change: ModelChange = { where: [name], kind: "changed", remark };
  return pages.map((page) => {
    if (!page.changes.some(isOf)) return page;
    const rest = page.changes.filter((each) => !isOf(each) && !follows?.(each));
    return { ...page, changes: [change, ...rest] };
  });
}

const pieceOf = ({ where, kind, before, after }: Piece): Piece => ({
  ...{ where, kind },
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
