import type * as z from "zod";
import type { Redirect } from "../../redirects/written.ts";
import type { Edit } from "../written/edits.ts";
import type { Change } from "../written/pieces.ts";
import type { WrittenField } from "../written/written-fields.ts";
import type { WrittenSite } from "../written/written-site.ts";

/** What has to be done to give something another name. */
export interface Plan {
  /** How a field changes that names it. */
  changes(field: WrittenField): readonly Change[];
  /** What else changes: keys, and the names of columns. */
  edits: readonly Edit[];
  /** For visitors who still have an old address. */
  redirects: readonly Redirect[];
  /** Of a file of `public/media` that gets another name. */
  move?: { from: string; to: string };
}

/** A kind of thing that can get another name. */
export interface RenameKind {
  /** In words: "page". */
  what: string;
  /** How its names look. */
  form: string;
  /** What to do where something would be wrong with the new name, if it is not to fix the places. */
  advice?: string;
  /** The name as `names` has it, however it was typed; undefined if no name of this kind is typed so. */
  read(typed: string): string | undefined;
  /** The new name, which may be typed in short. */
  readNew(typed: string, from: string): string | undefined;
  /** All names of this kind that the site has. */
  names(written: WrittenSite): readonly string[];
  /** What a new name has to be, and the part of it that is new. */
  rule(name: string): { schema: z.ZodType; value: string };
  plan(from: string, to: string, written: WrittenSite): Plan;
}
