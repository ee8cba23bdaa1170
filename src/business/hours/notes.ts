import type { Business } from "../../../schema/business.ts";
import type { Hours } from "../../../schema/hours.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../lib/objects.ts";

/** The lists of hours that have notes. */
const LISTS = ["openingHours", "phoneHours", "closures"] as const;

/** Hours of a business or a location, and the labels of other phone numbers. */
type Noted = Hours & { phones?: Business["phones"] };

/** Hours with notes in another language, if it translates them; likewise the labels of phone numbers. */
export const withNotes = <T extends Noted>(hours: T, said: Record<string, string>): T => ({
  ...hours,
  openingHours: hours.openingHours.map((entry) => noted(entry, said)),
  closures: hours.closures.map((closure) => noted(closure, said)),
  ...(hours.phoneHours && { phoneHours: hours.phoneHours.map((entry) => noted(entry, said)) }),
  ...(hours.phones && { phones: labelled(hours.phones, said) }),
});

const labelled = (phones: Business["phones"], said: Record<string, string>): Business["phones"] =>
  Object.fromEntries(
    Object.entries(phones).map(([key, phone]) => [
      key,
      { ...phone, label: ownProperty(said, phone.label) ?? phone.label },
    ]),
  );

const noted = <T extends { note?: string | undefined }>(
  entry: T,
  said: Record<string, string>,
): T =>
  entry.note === undefined
    ? entry
    : { ...entry, note: ownProperty(said, entry.note) ?? entry.note };

/** The notes of some hours and the labels of phone numbers, and their paths. */
export const notesIn = (hours: Noted, at: Path): { note: string; path: Path }[] => [
  ...LISTS.flatMap((list) =>
    (hours[list] ?? []).flatMap(({ note }, index) =>
      note === undefined ? [] : [{ note, path: [...at, list, index, "note"] }],
    ),
  ),
  ...Object.entries(hours.phones ?? {}).map(([key, { label }]) => ({
    note: label,
    path: [...at, "phones", key, "label"],
  })),
];
