import {
  changePosition,
  type EntryStep,
  type ModelChange,
  type Moved,
  type Piece,
  quoted,
  type Remark,
  type Step,
  shownPosition,
  stepText,
} from "./change.ts";

/** What a change is, in a sentence; undefined if its position and its texts say all of it. */
export function remarkSentence({
  where,
  remark,
}: Pick<ModelChange, "where" | "remark">): string | undefined {
  switch (remark?.type) {
    case "moved":
      return remark.moves.map((move) => movedIn(where) + movedWords(move)).join("; ");
    case "other file":
      return `${changePosition({ where })}: another ${remark.file} under the same name`;
    case "listing":
      return remark.isListed
        ? "search engines may list it again"
        : "search engines may no longer list it, and remove it from results";
    case "subject":
      return subjectWords(remark);
    default:
      return undefined;
  }
}

/** The list of a page's sections. */
export const SECTIONS = "sections";

const movedIn = (where: readonly Step[]) =>
  where.at(-1) === SECTIONS ? "section " : `${changePosition({ where })}: `;

const movedWords = ({ what, before }: Moved) =>
  `${entryWords(what)} moved ${before ? `before ${entryWords(before)}` : "to the end"}`;

/** An entry by its name, its type or its number. */
export const entryWords = ({ called, name, ...step }: EntryStep): string =>
  called === undefined ? (name ?? stepText(step)) : quoted(called);

function subjectWords({ name, pieces, more }: Extract<Remark, { type: "subject" }>): string {
  const named = pieces.map(pieceWords).join("; ");
  if (named === "") return `the ${name}`;
  return `the ${name}: ${named}${more > 0 ? ` and ${more} more` : ""}`;
}

export const pieceWords = (piece: Piece): string =>
  [shownPosition(piece.where), editWords(piece)].join(" ").trim();

/** The text of an edit within a sentence. */
export function editWords({ kind, before = "", after = "" }: Omit<Piece, "where">): string {
  if (kind === "added") return `${after} (new)`;
  if (kind === "removed") return `no longer ${before}`;
  return `${after} in place of ${before}`;
}
