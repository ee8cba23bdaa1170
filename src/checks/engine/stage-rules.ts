import type { RuleInfo } from "./rule.ts";

const rule = (id: string, summary: string, explanation: string): RuleInfo => ({
  id,
  severity: "error",
  summary,
  explanation,
});

/**
 * What is checked while the file is read, parsed and resolved. A site that breaks one of these cannot
 * be built, so they cannot be turned off.
 */
export const stageRules: readonly RuleInfo[] = [
  rule(
    "json-syntax",
    "The file is JSON.",
    "Names and texts stand in double quotes, entries are parted by commas with none after the last, and every bracket has its partner. Comments are not JSON.",
  ),
  rule(
    "encoding",
    "The file is UTF-8 text.",
    "Letters such as ŵ or £ are stored as UTF-8. In any other encoding they reach your visitors as question marks. Your editor's Save with Encoding puts it right.",
  ),
  rule(
    "duplicate-key",
    "No name stands twice in one object.",
    "Of two entries with one name only the last would count, and the other be lost without a word.",
  ),
  rule(
    "long-text",
    "No text is longer than 50,000 letters.",
    "That is some twenty pages of print, and most likely something else that was pasted by mistake. A longer text goes into several sections or pages.",
  ),
  rule(
    "unknown-key",
    "Every field is one that exists.",
    "A misspelt field would be ignored, and you would wonder why nothing changes. The message lists the fields that may stand there.",
  ),
  rule(
    "missing-key",
    "Every field that is needed is there.",
    "Without it the section or page cannot be shown.",
  ),
  rule(
    "wrong-type",
    "Every value is of the kind its field takes.",
    "A text stands in double quotes, a list in square brackets, an object in braces.",
  ),
  rule(
    "unknown-value",
    "A field with a choice has one of its values.",
    "The message lists the values there are.",
  ),
  rule(
    "unknown-type",
    "Every section is of a type that exists.",
    "docs/reference.md describes the section types.",
  ),
  rule(
    "no-component",
    "Every section type can be shown.",
    "Whoever adds a section type to the schema also writes the component that shows it, and registers it in src/sections/registry.ts.",
  ),
  rule(
    "invalid-value",
    "Every value has the form its field asks for.",
    "Colours are #14202B, times 08:00, phone numbers +44 29 2018 0123, paths /web-design.",
  ),
  rule(
    "too-small",
    "No text or list is emptier than it may be.",
    "Write something, or take the field out if it may be missing.",
  ),
  rule(
    "too-big",
    "No list or number is larger than it may be.",
    "What stands in a list of buttons or points has to fit on a phone.",
  ),
  rule(
    "page-shape",
    "A page has sections of its own or a template, not both.",
    "With both, nobody could tell which of them should show.",
  ),
  rule(
    "unknown-template",
    "A page's template exists.",
    "Templates are declared under templates, by their name.",
  ),
  rule(
    "missing-parameter",
    "A page gives every parameter of its template.",
    "The template's texts have a gap where the parameter should stand.",
  ),
  rule(
    "unknown-parameter",
    "A page gives no parameter that its template does not ask for.",
    "What is not asked for is never shown.",
  ),
  rule(
    "parameter-count",
    "A list parameter has as many entries as the template wants.",
    "The template was laid out for that number.",
  ),
  rule(
    "unknown-token",
    "Every token names a fact or a parameter.",
    "A token that names nothing would be shown to visitors in its braces.",
  ),
  rule(
    "broken-token",
    "Every token stands between one pair of braces.",
    "With a brace too many or too few nothing is put in, and visitors read the name of the fact. A brace that visitors are to see has a backslash before it, and in the file a backslash is written twice: \\\\{business.phone} shows {business.phone}.",
  ),
  rule(
    "misplaced-token",
    "A list parameter stands alone in a list.",
    "A list cannot be put into the middle of a sentence.",
  ),
  rule(
    "markdown",
    "Texts use only the small Markdown.",
    "Paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings; pictures have fields of their own, and tables are written as lists. Of anything else visitors would see the signs or nothing. A sign that they are to see has a backslash before it, and in the file a backslash is written twice: \\\\*.",
  ),
  rule(
    "link-target",
    "Every link has one of the forms a link may take.",
    "/path, #section, whatsapp:, email:, phone: or an address with https://. Anything else could lead visitors somewhere unsafe.",
  ),
  rule(
    "media-missing",
    "Every picture and video that is named is in public/media.",
    "A missing picture leaves a hole in the page. Names count capital letters.",
  ),
  rule(
    "media-kind",
    "A picture stands where a picture belongs, a video where a video does.",
    "Browsers show nothing in the place of the other, nor of a file that is neither to them, such as HEIC.",
  ),
  rule(
    "media-huge",
    "No picture has more pixels than the build can work with.",
    "Panoramas and scans can; no screen shows more than 4000 pixels across.",
  ),
  rule(
    "media-damaged",
    "Every picture can be read.",
    "A file that was cut off while copying, or renamed from another format, shows as a broken picture.",
  ),
  rule(
    "unknown-icon",
    "Every icon is one of Material Icons.",
    "Look it up at fonts.google.com/icons and write its name without spaces, each word with a capital: LocationOn.",
  ),
  rule(
    "unknown-font",
    "The theme's fonts are installed.",
    "Fonts come from Fontsource packages, so that no visitor has to call another company for them.",
  ),
  rule(
    "font-width",
    "A font is set wider or narrower only if it can be.",
    "Take the width out, or choose a font with a width axis.",
  ),
  rule(
    "unknown-parent",
    "The page above a page exists.",
    "The trail at the top of the page would lead nowhere.",
  ),
  rule(
    "parent-loop",
    "No page stands above itself.",
    "The trail of links would go round in a circle.",
  ),
  rule(
    "unknown-rule",
    "Every exception under checks names a rule that can be set.",
    "An exception for a misspelt rule would change nothing, without a word.",
  ),
  {
    ...rule(
      "unused-exception",
      "Every exception under checks is still needed.",
      "What an exception was made for is put right; left in, it would hide the next problem of its kind.",
    ),
    severity: "warning",
  },
];
