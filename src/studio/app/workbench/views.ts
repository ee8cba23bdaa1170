import type { WorkbenchModel, WorkbenchView } from "../../protocol/workbench.ts";
import { languageInWords } from "../words/language-names.ts";
import { WORDS } from "../words/words.ts";

const words = WORDS.workbench;

/** The value of a choice that shows all its values side by side. */
export const ALL = "all";

export const WIDTHS = [320, 360, 768, 1024, 1440, 1920];

/** What a developer can choose, by its parameter in the address. */
export interface Choice {
  key: string;
  label: string;
  /** What is shown without a choice; undefined if one of the options always is. */
  preset: string | undefined;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** A section as it is shown in a frame. */
export interface BenchView {
  name: string;
  view: WorkbenchView;
  width: number;
}

/** The choices for a section type with their current values. */
export function choicesFor(
  { looks, languages, grounds, site }: WorkbenchModel,
  fixtures: readonly string[],
  query: URLSearchParams,
  presetWidth: number,
): Choice[] {
  const value = (key: string) => query.get(key) ?? "";
  const choice = (key: string, label: string, values: readonly string[], preset?: string) => ({
    ...{ key, label, preset, value: value(key) },
    options: values.map((each) => ({ value: each, label: labelOf(key, each) })),
  });
  const known = [...fixtures, ALL].includes(value("fixture")) ? value("fixture") : "full";
  const width = Number(value("width")) || presetWidth;
  const widths = value("width") === ALL ? WIDTHS : [...new Set([...WIDTHS, width])];
  return [
    { ...choice("fixture", words.fixture, fixtures), value: known },
    choice("ground", words.ground, grounds, words.itsOwn),
    choice("look", words.look, looks, words.ofSite(site.look)),
    choice("language", words.language, languages, words.ofSite(labelOf("language", site.language))),
    choice("scheme", words.scheme, ["light", "dark"], words.ofDevice),
    choice("direction", words.direction, ["ltr", "rtl"], words.ofLanguage),
    {
      ...choice("width", words.width, widths.sort((one, other) => one - other).map(String)),
      value: value("width") === ALL ? ALL : String(width),
    },
  ];
}

/** One section, or one for each value of the choice that shows all. */
export function viewsOf(type: string, choices: readonly Choice[]): BenchView[] {
  const chosen: Record<string, string> = Object.fromEntries(
    choices.map(({ key, value }) => [key, value]),
  );
  const all = choices.find(({ value }) => value === ALL);
  const values = all?.options ?? [{ value: "", label: "" }];
  return values.map(({ value, label }) => {
    const { width, fixture = "full", ...view } = { ...chosen, ...(all && { [all.key]: value }) };
    return {
      name: all ? label : `${type}, ${fixture}`,
      view: { ...view, fixture, type },
      width: Number(width),
    };
  });
}

/** A change of one choice. Only one at a time shows all of its values. */
export const changed = (choices: readonly Choice[], key: string, value: string) => ({
  ...(value === ALL &&
    Object.fromEntries(choices.filter(({ value }) => value === ALL).map(({ key }) => [key, ""]))),
  [key]: value,
});

const OWN_LABELS: Readonly<Record<string, string>> = words.values;

function labelOf(key: string, value: string): string {
  if (key === "language") return languageInWords(value);
  if (key === "width") return words.pixels(Number(value));
  return OWN_LABELS[value] ?? value;
}
