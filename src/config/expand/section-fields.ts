import type { FieldKind } from "../../../schema/fields/meaning.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { CellType } from "../tables/columns.ts";

/** What the expansion needs to know about the fields of sections. Paths start at the section. */
export interface SectionFields {
  /** The field at a path; undefined if there is no such field. */
  fieldAt(section: unknown, path: Path): SectionField | undefined;
  /** How a cell of a table is read that is the value at a path. */
  cellTypeAt(section: unknown, path: Path): CellType;
  /** A value in the notation that its field takes, and whether that is its only meaning. */
  readAt(
    section: unknown,
    path: Path,
    text: string,
    config: unknown,
  ): { value: unknown; isSure: boolean } | undefined;
  /** Whether an object at a path lacks a field that another of its fields requires. */
  isIncomplete(section: unknown, path: Path, value: object): boolean;
}

export interface SectionField {
  /** Set for a text in which tokens are replaced when the page is resolved. */
  textKind: FieldKind | undefined;
  /** The kind of a text here, also if it is the short form of an object. */
  shortKind: FieldKind | undefined;
  isOptional: boolean;
}
