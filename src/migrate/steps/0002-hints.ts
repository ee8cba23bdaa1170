import type { Path } from "../../diagnostics/diagnostic.ts";
import type { ConfigText } from "../editing/config-text.ts";

/** What version 1 said in the empty fields of a form. */
const HINTS: Record<string, string> = {
  name: "Your full name",
  email: "you@example.com",
  phone: "Your phone number",
  message: "Tell us about your project...",
};

/** The fields that every form of version 1 had. */
const FIELDS = [
  { type: "text", name: "name", label: "Name", required: true },
  { type: "email", name: "email", label: "Email", required: true },
  { type: "phone", name: "phone", label: "Phone", required: false },
  { type: "longText", name: "message", label: "Message", required: true },
];

interface ContactSection {
  path: Path;
  hints: Record<string, string>;
  isOwn: boolean;
}

/**
 * Each contact section had hints of its own for the fields; now the form has its fields once. Where
 * sections differ, those of the first that had any are kept.
 */
export function moveHints(file: ConfigText): string[] {
  const sections = contactSections(file);
  const first = sections.find(({ isOwn }) => isOwn);
  if (!first) return [];
  // From the end, so that no path changes before it is used.
  for (const { path } of sections.filter(({ isOwn }) => isOwn)) {
    file.remove([...path, "placeholders"]);
  }
  const form = ["forms", "contact"];
  if (file.value(form) !== undefined && file.value([...form, "fields"]) === undefined) {
    file.insert(form, "fields", fieldsWith(first.hints), "last");
  }
  const kept = JSON.stringify(first.hints);
  const others = sections.filter(({ hints }) => JSON.stringify(hints) !== kept);
  return [
    ...strayTokens(first),
    ...others.map(
      ({ path }) =>
        `${path.join(" › ")} had other hints in the fields of its form than ${first.path.join(" › ")}. ` +
        "There is one list of fields for the whole site now, forms › contact › fields; it has those of the latter.",
    ),
  ];
}

const fieldsWith = (hints: Record<string, string>) =>
  FIELDS.map(({ type, name, label, required }) => ({
    type,
    name,
    label,
    placeholder: isOfPage(hints[name]) ? HINTS[name] : hints[name],
    ...(required && { required }),
  }));

/** Whether a text has a token that only pages of a template know. */
const isOfPage = (text = "") => /(?<!\\)\{(?!business\.)[a-z]/.test(text);

const strayTokens = ({ hints, path }: ContactSection): string[] =>
  Object.values(hints)
    .filter(isOfPage)
    .map(
      (hint) =>
        `${path.join(" › ")}: the hint "${hint}" names a parameter of its page, which a form of the whole site cannot have; the usual words stand in its place.`,
    );

function contactSections(file: ConfigText): ContactSection[] {
  const config = Object(file.value([]));
  const owners: [Path, unknown][] = [
    ...Object.entries(Object(config.templates)).map(([name, template]): [Path, unknown] => [
      ["templates", name],
      template,
    ]),
    ...listOf(config.pages).map((page, index): [Path, unknown] => [["pages", index], page]),
  ];
  return owners.flatMap(([path, owner]) =>
    listOf(Object(owner).sections).flatMap((section, index) => {
      const { type, placeholders } = Object(section);
      if (type !== "contact") return [];
      const hints = { ...HINTS, ...Object(placeholders) };
      return [{ path: [...path, "sections", index], hints, isOwn: placeholders !== undefined }];
    }),
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
