import type { Business } from "../../../schema/business.ts";
import type { Hours, MoreHours } from "../../../schema/hours.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../lib/objects.ts";

/** The lists of hours that have notes. */
const LISTS = ["openingHours", "phoneHours", "closures"] as const;

/** Hours of a business or a location, with the labels of other hours and phone numbers. */
type Noted = Hours & { phones?: Business["phones"] };

/** Hours with notes in another language, if it translates them; likewise the labels. */
export const withNotes = <T extends Noted>(hours: T, said: Record<string, string>): T => ({
  ...hours,
  openingHours: hours.openingHours.map((entry) => noted(entry, said)),
  closures: hours.closures.map((closure) => noted(closure, said)),
  ...(hours.phoneHours && { phoneHours: hours.phoneHours.map((entry) => noted(entry, said)) }),
  ...(hours.phones && { phones: labelled(hours.phones, said) }),
  ...(hours.moreHours && { moreHours: moreNoted(labelled(hours.moreHours, said), said) }),
});

const labelled = <T extends { label: string }>(
  named: Record<string, T>,
  said: Record<string, string>,
): Record<string, T> =>
  mapValues(named, (each) => ({ ...each, label: ownProperty(said, each.label) ?? each.label }));

const moreNoted = (named: Record<string, MoreHours>, said: Record<string, string>) =>
  mapValues(named, (each) => ({
    ...each,
    times: each.times.map((entry) => noted(entry, said)),
    closures: each.closures.map((closure) => noted(closure, said)),
  }));

const mapValues = <T>(named: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(named).map(([key, value]) => [key, change(value)]));

const noted = <T extends { note?: string | undefined }>(
  entry: T,
  said: Record<string, string>,
): T =>
  entry.note === undefined
    ? entry
    : { ...entry, note: ownProperty(said, entry.note) ?? entry.note };

/** The notes and labels of some hours and phone numbers, and their paths. */
export const notesIn = (hours: Noted, at: Path): NoteAt[] => [
  ...LISTS.flatMap((list) => notesOf(hours[list] ?? [], [...at, list])),
  ...labelsOf(hours.phones ?? {}, [...at, "phones"]),
  ...labelsOf(hours.moreHours ?? {}, [...at, "moreHours"]),
  ...Object.entries(hours.moreHours ?? {}).flatMap(([key, { times, closures }]) => [
    ...notesOf(times, [...at, "moreHours", key, "times"]),
    ...notesOf(closures, [...at, "moreHours", key, "closures"]),
  ]),
];

interface NoteAt {
  note: string;
  path: Path;
}

const notesOf = (entries: readonly { note?: string | undefined }[], at: Path): NoteAt[] =>
  entries.flatMap(({ note }, index) =>
    note === undefined ? [] : [{ note, path: [...at, index, "note"] }],
  );

const labelsOf = (named: Record<string, { label: string }>, at: Path): NoteAt[] =>
  Object.entries(named).map(([key, { label }]) => ({ note: label, path: [...at, key, "label"] }));
