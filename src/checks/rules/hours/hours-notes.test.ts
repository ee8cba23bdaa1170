import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { bilingual, WELSH } from "../../../testing/languages.ts";
import { type Config, compiled, makeConfig } from "../../../testing/site.ts";

const closures = [{ from: "2026-12-24", until: "2026-12-26", note: "Christmas" }];

const withNotes = (notes: Record<string, string>, parts: Partial<Config> = {}) =>
  bilingual(undefined, {
    business: { ...makeConfig().business, closures },
    languages: { cy: { ...WELSH, business: { ...WELSH.business, notes } } },
    ...parts,
  });

const messages = async (config: Config) =>
  (await findingsOf("hours-notes", config)).map(({ message, hint }) => [message, hint]);

describe("hours-notes", () => {
  it("reports a note without a translation", async () => {
    expect(await messages(withNotes({}))).toEqual([
      [
        "Pages in Cymraeg show this untranslated.",
        'Add it under languages › cy › business: "notes": { "Christmas": "…" }.',
      ],
    ]);
    expect(await messages(withNotes({ Christmas: "Nadolig" }))).toEqual([]);
  });

  it("reports a translation of a note that does not exist", async () => {
    expect(await messages(withNotes({ Christmas: "Nadolig", Chrismas: "Nadolig" }))).toEqual([
      ["No hours, closures or phones have the note “Chrismas”.", 'Did you mean "Christmas"?'],
    ]);
  });

  it("finds the notes of locations", async () => {
    const days = [{ days: ["Friday" as const], allDay: true, note: "by the back door" }];
    const locations = { quay: { address: {}, openingHours: days } };
    const config = withNotes({ Christmas: "Nadolig" }, { locations });
    expect((await findingsOf("hours-notes", config)).map(({ location }) => location)).toEqual([
      "locations › quay › openingHours › entry 1 › note",
    ]);
  });

  it("accepts translated notes, which pages show in their language", async () => {
    const days = [{ days: ["Friday" as const], allDay: true, note: "by the back door" }];
    const locations = { quay: { address: {}, openingHours: days } };
    const notes = { Christmas: "Nadolig", "by the back door": "drws cefn" };
    const { others, model } = await compiled(withNotes(notes, { locations }));
    const said = JSON.stringify(others.get("cy")?.model.footer);
    expect(said).toContain("ar gau (Nadolig)");
    expect(said).toContain("(drws cefn)");
    expect(said).not.toMatch(/Christmas|back door/);
    expect(JSON.stringify(model.footer)).toContain("(Christmas)");
  });
});
