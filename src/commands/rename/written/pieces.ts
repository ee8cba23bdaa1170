import { type FieldMeaning, media, plainField } from "../../../../schema/fields/fields.ts";
import type { Thing } from "../../../../schema/fields/names.ts";
import type { TextSpan } from "../../../diagnostics/diagnostic.ts";
import { replaceTokens, singleToken } from "../../../lib/token.ts";
import { parseMarkdown } from "../../../site/resolve/markdown/markdown.ts";

/** What of a field is looked at. */
interface Field {
  text: string;
  meaning: FieldMeaning | undefined;
  names?: Thing | undefined;
}

/** A link target or file name in a field: its whole text, or part of its Markdown. */
export interface Piece {
  text: string;
  within: TextSpan;
}

/** A change of a piece of a field's text. */
export interface Change {
  within: TextSpan;
  text: string;
}

interface Pieces {
  links: readonly Piece[];
  files: readonly Piece[];
}

const NONE: Pieces = { links: [], files: [] };

/** The links and files in a field. */
export function piecesOf({ text, meaning }: Field): Pieces {
  const whole = [{ text, within: { start: 0, length: text.length } }];
  if (meaning?.kind === "link") return { ...NONE, links: whole };
  if (meaning?.kind === "media") return { ...NONE, files: whole };
  // Most Markdown has neither, and parsing is a hundred times slower.
  return meaning?.kind === "markdown" && /[[<]/.test(text)
    ? piecesOfMarkdown(text, meaning.isRich === true)
    : NONE;
}

function piecesOfMarkdown(text: string, isRich: boolean): Pieces {
  const links: Piece[] = [];
  const files: Piece[] = [];
  parseMarkdown(text, {
    text: (value) => value,
    block: () => undefined,
    refuse: () => {},
    link: (target, placeOf) => {
      links.push({ text: target, within: placeOf(0, target.length) });
      return { href: "#" };
    },
    ...(isRich && {
      picture: (file, _, placeOf) => {
        files.push({ text: file, within: placeOf(0, file.length) });
        return { url: "", width: 0, height: 0, type: "" };
      },
    }),
  });
  return { links, files };
}

const LINK = plainField("link", "Where a piece of a text leads.");
const PICTURE = media("image", "A picture in a text.", "roof.jpg");

/** The tokens that are all there is of a link or a picture in a text, with what they are put in for. */
export function linkedWhole(field: Field) {
  const { links, files } = piecesOf(field);
  const named = (pieces: readonly Piece[], schema: typeof LINK | typeof PICTURE) =>
    pieces.flatMap(({ text }) => {
      const name = singleToken(text);
      return name === undefined ? [] : { name, schema };
    });
  return [...named(links, LINK), ...named(files, PICTURE)];
}

/** A part of a piece, from some characters on, in the text that the piece is in. */
export const partOf = ({ within }: Piece, start: number, length: number): TextSpan => ({
  start: within.start + start,
  length,
});

/** The tokens in a field, with the positions of their names. */
export function tokensOf({ text, meaning, names }: Field): { name: string; start: number }[] {
  // Paths are made of the columns of a table, and any other value may be a parameter's alone.
  const hasTokens = meaning || names === "page" || singleToken(text) !== undefined;
  if (!hasTokens || !text.includes("{")) return [];
  const found: { name: string; start: number }[] = [];
  replaceTokens(text, (name, token, start) => {
    found.push({ name, start: start + 1 });
    return token;
  });
  return found;
}
