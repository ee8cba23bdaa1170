import type * as z from "zod";
import type { Redirect } from "../../redirects/written.ts";
import type { Edit } from "../source/edits.ts";
import type { Change, Reference } from "../source/references.ts";
import type { SourceSite } from "../source/source-site.ts";

/** The changes of a rename. */
export interface Plan {
  /** The change of a reference, if it refers to what is renamed. */
  follow(reference: Reference): Change | undefined;
  /** Other edits: keys and column names. */
  edits?: readonly Edit[];
  /** Redirects from old addresses. */
  redirects?: readonly Redirect[];
  /** The old and the new address of pages that move with the name. */
  pages?: ReadonlyMap<string, string>;
  /** The renamed file in `public/media`. */
  move?: { from: string; to: string };
}

/** A kind of name that can be changed. */
export interface RenameKind {
  /** The noun for messages: "page". */
  what: string;
  /** The required form of its names. */
  form: string;
  /** Advice on problems of the rename, instead of the default. */
  advice?: string;
  /** Normalises a typed name. Undefined if it cannot be a name of this kind. */
  read(typed: string): string | undefined;
  /** Completes a typed new name. */
  readNew(typed: string, from: string): string | undefined;
  /** All names of this kind in the site. */
  names(written: SourceSite): readonly string[];
  /** Validates the new part of a new name. */
  rule(name: string, from: string, written: SourceSite): { schema: z.ZodType; value: string };
  plan(from: string, to: string, written: SourceSite): Plan;
}
