import type { Hours } from "../../../schema/hours.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../lib/objects.ts";

/** The lists of hours that have notes. */
const LISTS = ["openingHours", "phoneHours", "closures"] as const;

/** Hours with notes in another language, if it translates them. */
export const withNotes = <T extends Hours>(hours: T, said: Record<string, string>): T => ({
  ...hours,
  openingHours: hours.openingHours.map((entry) => noted(entry, said)),
  closures: hours.closures.map((closure) => noted(closure, said)),
  ...(hours.phoneHours && { phoneHours: hours.phoneHours.map((entry) => noted(entry, said)) }),
});

const noted = <T extends { note?: string | undefined }>(
  entry: T,
  said: Record<string, string>,
): T =>
  entry.note === undefined
    ? entry
    : { ...entry, note: ownProperty(said, entry.note) ?? entry.note };

/** The notes of some hours, and their paths. */
export const notesIn = (hours: Hours, at: Path): { note: string; path: Path }[] =>
  LISTS.flatMap((list) =>
    (hours[list] ?? []).flatMap(({ note }, index) =>
      note === undefined ? [] : [{ note, path: [...at, list, index, "note"] }],
    ),
  );
