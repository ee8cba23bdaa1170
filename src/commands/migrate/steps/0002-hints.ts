import type { ConfigText } from "../../../config/edit/config-text.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../../lib/objects.ts";
import words from "./0002-words.json" with { type: "json" };

/** What a form of version 1 asked, by the names of its fields. */
const ASKED = ["name", "email", "phone", "message"] as const;

type Asked = (typeof ASKED)[number];

/** The types of the fields that every form of version 1 had. */
const TYPES: Record<Asked, string> = {
  name: "text",
  email: "email",
  phone: "phone",
  message: "longText",
};

const FORM: Path = ["forms", "contact"];

type Hints = Partial<Record<Asked, string>>;

interface Placeholders {
  path: Path;
  hints: Hints;
}

/**
 * Moves the hints of contact sections to the form, which now has one list of fields. If sections
 * differ, the first hints win.
 */
export function moveHints(file: ConfigText): string[] {
  const found = contactSections(file);
  const odd = found.filter(({ value }) => value !== undefined && !isHints(value));
  const sections = found.flatMap(({ path, value }): Placeholders[] => {
    if (value === undefined) return [{ path, hints: {} }];
    return isHints(value) ? [{ path, hints: value }] : [];
  });
  const own = found.filter(({ value }) => isHints(value)).map(({ path }) => path);
  const first = sections.find(({ path }) => own.includes(path));
  const stay = odd.map(
    ({ path }) =>
      `${place(path)}: "placeholders" was not changed, since it is not a list of texts for the fields ${ASKED.join(", ")}. Remove it, or write the hints under forms › contact › fields.`,
  );
  if (!first) return stay;
  // Starts at the end, so that no path changes before it is used.
  for (const path of own) file.remove([...path, "placeholders"]);
  const form = file.value(FORM);
  if (!isObject(form) || form.fields !== undefined)
    return [...stay, ...removedHints(sections, own)];
  file.insert(FORM, "fields", fieldsWith(first.hints, file.value(["language"])), "last");
  return [...stay, ...pageTokens(first), ...differentHints(first, sections)];
}

/** The hints of sections that no form can take over. */
const removedHints = (sections: readonly Placeholders[], own: readonly Path[]) =>
  sections
    .filter(({ path, hints }) => own.includes(path) && Object.keys(hints).length > 0)
    .map(
      ({ path, hints }) =>
        `${place(path)}: the hints ${quoteHints(hints)} were removed, since no form supports them. Hints are now in the fields of a form, under forms › contact › fields.`,
    );

const differentHints = (first: Placeholders, sections: readonly Placeholders[]) =>
  sections
    .filter(({ hints }) => quoteHints(hints) !== quoteHints(first.hints))
    .map(
      ({ path, hints }) =>
        `${place(path)} had different hints from ${place(first.path)}: ${quoteHints(hints)}. ` +
        "The whole site now has one list of fields, forms › contact › fields, with the hints of the latter.",
    );

const quoteHints = (hints: Hints) =>
  ASKED.flatMap((name) => (hints[name] === undefined ? [] : `${name} "${hints[name]}"`)).join(
    ", ",
  ) || "the default ones";

function fieldsWith(hints: Hints, language: unknown) {
  const texts = wordsOfForm(language);
  return ASKED.map((name) => {
    const { label, placeholder: usual } = texts[name];
    const hint = hints[name] ?? usual;
    const placeholder = isOfPage(hint) ? usual : hint;
    return { type: TYPES[name], name, label, placeholder, ...(name !== "phone" && REQUIRED) };
  });
}

/** The words of a language by its tag, such as `de-AT`; the English ones for any other language. */
function wordsOfForm(language: unknown): typeof words.en {
  const [code = ""] = typeof language === "string" ? language.toLowerCase().split("-") : [];
  return ownProperty<typeof words.en>(words, code) ?? words.en;
}

const REQUIRED = { required: true };

/** Whether a text has a token of a template's parameter. */
const isOfPage = (text: string) => /(?<!\\)\{(?!business\.)[a-z]/.test(text);

const pageTokens = ({ hints, path }: Placeholders): string[] =>
  Object.values(hints)
    .filter(isOfPage)
    .map(
      (hint) =>
        `${place(path)}: the hint "${hint}" uses a parameter of its page, which the form of the whole site does not have. The default text replaces it.`,
    );

/** Whether the hints are valid in version 1: words for some of the fields. */
const isHints = (value: unknown): value is Hints =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, hint]) => ASKED.some((asked) => asked === name) && typeof hint === "string",
  );

function contactSections(file: ConfigText): { path: Path; value: unknown }[] {
  const config = Object(file.value([]));
  const templates = isObject(config.templates) ? Object.entries(config.templates) : [];
  const owners: [Path, unknown][] = [
    ...templates.map(([name, template]): [Path, unknown] => [["templates", name], template]),
    ...listOf(config.pages).map((page, index): [Path, unknown] => [["pages", index], page]),
  ];
  return owners.flatMap(([path, owner]) =>
    listOf(Object(owner).sections).flatMap((section, index) => {
      const { type, placeholders } = Object(section);
      return type === "contact"
        ? [{ path: [...path, "sections", index], value: placeholders }]
        : [];
    }),
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A path in the notation of notes. */
const place = (path: Path): string => path.join(" › ");
