import { changePosition, type ModelChange, type PageChanges } from "./change.ts";

/** A part of a site that many pages display, so that one edit changes them all. */
interface Subject {
  /** The owner's word for it. */
  name: string;
  isOf(change: ModelChange): boolean;
  /** Whether a change on the same page is a consequence of it. */
  follows?(change: ModelChange): boolean;
  /** Short texts for the changes of the pages of one language. */
  pieces(changes: readonly ModelChange[]): string[];
}

/** Values that follow from the hours, besides their lines. */
const OF_HOURS =
  /^(openNow|lastDate|openingHoursSpecification|specialOpeningHoursSpecification|hoursAvailable)$/;

const HOURS: Subject = {
  name: "opening hours",
  isOf: ({ isHours, where }) =>
    isHours === true ||
    where.some((key) => OF_HOURS.test(key)) ||
    / › hours › later$/.test(changePosition({ where })),
  pieces(changes) {
    const lines = changes.filter(
      ({ kind, isHours, before, after }) => isHours && kind !== "order" && before !== after,
    );
    const those = [inFooter, isShort]
      .map((is) => lines.filter(is))
      .find(({ length }) => length > 0);
    const pieces = (those ?? lines).map((line) => ({
      owner: locationName(line),
      edit: edit(line),
    }));
    const common = new Set(pieces.flatMap(({ owner, edit }) => (owner ? [] : edit)));
    return pieces
      .filter(({ owner, edit }) => !owner || !common.has(edit))
      .map(({ owner, edit }) => (owner ? `${owner} ${edit}` : edit));
  },
};

/** The footer names the location of its hours. */
const inFooter = ({ where }: ModelChange) => where[0] === "footer" && isShort({ where });

/** Not in a table, which has a row for each day. */
const isShort = ({ where }: Pick<ModelChange, "where">) => where.includes("lines");

/** The name of the location of the hours. */
const locationName = ({ shown = [] }: ModelChange) => shown.find((name) => name.startsWith("“"));

const LOOK: Subject = {
  name: "look",
  isOf: ({ where: [first = ""] }) => first === "theme" || first === "look",
  // The look also determines share images.
  follows: ({ where, sentence }) => where.at(-1) === "image" && sentence !== undefined,
  // The look's name comes first, because other values depend on it.
  pieces: (changes) =>
    changes.toSorted(lookFirst).map((change) => {
      const { where } = change;
      return [where.slice(1).join(" › "), edit(change)].join(" ").trim();
    }),
};

const lookFirst = (one: ModelChange, other: ModelChange) =>
  Number(other.where[0] === "look") - Number(one.where[0] === "look");

const SUBJECTS: readonly Subject[] = [HOURS, LOOK];

/** The text of an edit within a sentence. */
function edit({ kind, before = "", after = "" }: ModelChange): string {
  if (kind === "added") return `${after} (new)`;
  if (kind === "removed") return `no longer ${before}`;
  return `${after} in place of ${before}`;
}

/** More pieces are only counted. */
const MOST_PIECES = 5;

/** Merges all changes of a subject into one sentence. */
export const withSubjects = (pages: readonly PageChanges[]): readonly PageChanges[] =>
  SUBJECTS.reduce(foldSubject, pages);

function foldSubject(pages: readonly PageChanges[], { name, isOf, follows, pieces }: Subject) {
  const first = pages.find(({ changes }) => changes.some(isOf));
  if (!first) return pages;
  const inOneLanguage = pages.filter(({ language }) => language === first.language);
  const all = pieces(inOneLanguage.flatMap(({ changes }) => changes.filter(isOf)));
  const change: ModelChange = { where: [name], kind: "changed", sentence: sentence(name, all) };
  return pages.map((page) => {
    if (!page.changes.some(isOf)) return page;
    const rest = page.changes.filter((each) => !isOf(each) && !follows?.(each));
    return { ...page, changes: [change, ...rest] };
  });
}

function sentence(name: string, pieces: readonly string[]): string {
  const distinct = [...new Set(pieces)];
  const more = distinct.length - MOST_PIECES;
  const named = distinct.slice(0, MOST_PIECES).join("; ");
  if (named === "") return `the ${name}`;
  return `the ${name}: ${named}${more > 0 ? ` and ${more} more` : ""}`;
}
