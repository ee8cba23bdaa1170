import { notesIn } from "../../../business/hours/notes.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { suggestion } from "../../../diagnostics/suggest.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { namedLanguages } from "../../../site/languages.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const hoursNotes = defineCheck({
  id: "hours-notes",
  severity: "warning",
  summary: "Notes of opening hours and labels of other hours and phones are in each language.",
  explanation:
    "Opening hours are the same in every language of a site, but their notes, such as Christmas, are " +
    "texts. `notes` under the language's `business` translates them: the note in the main " +
    "language, then the note in the other. Include notes that are the same in both.",
  *checkSite({ config, rawConfig }) {
    const notes = notesOf(rawConfig);
    for (const { language, name } of namedLanguages(config).slice(1)) {
      const said = ownProperty(config.languages, language)?.business?.notes ?? {};
      const at = ["languages", language, "business", "notes"];
      for (const [note, path] of notes) {
        if (!Object.hasOwn(said, note)) yield notSaid(note, path, language, name);
      }
      for (const note of Object.keys(said)) {
        if (!notes.has(note)) yield noNote(note, [...at, note], notes);
      }
    }
  },
});

/** The notes of the main language, each with its first path. */
function notesOf({ business, locations }: SiteSummary["rawConfig"]): ReadonlyMap<string, Path> {
  const found = [
    ...notesIn(business, ["business"]),
    ...Object.entries(locations).flatMap(([key, hours]) => notesIn(hours, ["locations", key])),
  ];
  return new Map(found.reverse().map(({ note, path }) => [note, path]));
}

const notSaid = (note: string, path: Path, language: string, name: string): Finding => ({
  path,
  message: `Pages in ${name} show this untranslated.`,
  hint: `Add it under languages › ${language} › business: "notes": { ${JSON.stringify(note)}: "…" }.`,
});

const noNote = (note: string, path: Path, notes: ReadonlyMap<string, Path>): Finding => ({
  path,
  at: "key",
  message: `No hours, closures or phones have the note “${note}”.`,
  hint: suggestion(
    note,
    notes.keys(),
    "Write the note exactly as it is in the main language, or remove it.",
  ).hint,
});
