import { readingRules } from "./reading-rules.ts";
import type { Explained, RuleInfo } from "./rule.ts";

const table: Record<string, Explained> = {
  ...readingRules,
  "unknown-key": {
    summary: "Every field exists.",
    explanation:
      "A misspelt field would be ignored, and you would wonder why nothing changes. The message lists the fields that are possible there.",
  },
  "missing-key": {
    summary: "Every required field is present.",
    explanation: "Without it the section or page cannot be shown.",
  },
  "wrong-type": {
    summary: "Every value has the type that its field takes.",
    explanation: "A text is in double quotes, a list in square brackets, an object in braces.",
  },
  "unknown-value": {
    summary: "A field with a choice has one of the possible values.",
    explanation: "The message lists the possible values, or suggests a similar one.",
  },
  "unknown-type": {
    summary: "Every section is of a type that exists.",
    explanation: "docs/reference describes the section types.",
  },
  "own-code": {
    summary: "The site's own sections, checks, looks and languages work.",
    explanation:
      "The folders sections/, checks/, looks/ and languages/ beside the config, and the packages under plugins, contain code. A mistake in it stops the build, and the last good site stays. docs/kit.md describes what each of them needs.",
  },
  "own-words": {
    summary: "The site's own sections have words in every language in which they are shown.",
    explanation:
      "Texts that the section itself brings, such as the label of a button, are under `words` in its definition, once for each language. Without them, visitors would read another language.",
  },
  "component-error": {
    summary: "Every page can be rendered.",
    explanation:
      "The component of a section throws an error for the content of this page. The message names the file and the line to fix.",
  },
  "invalid-value": {
    summary: "Every value has the format that its field requires.",
    explanation:
      "Colours are #14202B, times 08:00, phone numbers +44 29 2018 0123, paths /web-design.",
  },
  "too-small": {
    summary: "No text or list is too short.",
    explanation: "Write something, or remove the field if it is optional.",
  },
  "too-big": {
    summary: "No list is too long, and no number too large.",
    explanation: "A list of buttons or points has to fit on a phone.",
  },
  "publish-folder": {
    summary: "A site is published into a folder with no other use.",
    explanation:
      "In one of the site's own folders, a publication would become part of the next one; in any other folder that is in use, it would conflict with the files there. Write the absolute path of a folder.",
  },
  "page-shape": {
    summary: "A page has its own sections or a template, not both.",
    explanation: "With both, it would be unclear which to show.",
  },
  "unknown-template": {
    summary: "A page's template exists.",
    explanation: "Templates are defined under templates, by name.",
  },
  "unknown-section": {
    summary: "A page replaces or omits only sections that its template has.",
    explanation: "Otherwise it would be unclear where on the page the section belongs.",
  },
  "misfit-parameter": {
    summary: "A parameter has the type that its field takes.",
    explanation:
      "For example, a field for cards takes a list of objects that have the fields of a card.",
  },
  "csv-syntax": {
    summary: "A CSV file is a table: a line with names of columns, then a line for each page.",
    explanation:
      "A cell that contains a separator, a line break or a quotation mark is in double quotes.",
  },
  "params-file": {
    summary: "A file with parameters is beside the config and has the columns that its pages need.",
    explanation: "Without it, its pages are missing.",
  },
  "missing-parameter": {
    summary: "A page sets every parameter of its template.",
    explanation: "Without the value, the template's texts would have a gap.",
  },
  "unknown-parameter": {
    summary: "A page sets only parameters that its template declares.",
    explanation: "Other values would have no effect.",
  },
  "parameter-count": {
    summary: "A list parameter has as many entries as the template requires.",
    explanation: "The template is designed for that number.",
  },
  "unknown-token": {
    summary: "Every token names a fact or a parameter.",
    explanation: "Visitors would see an unknown token in its braces.",
  },
  "broken-token": {
    summary: "Every token has one pair of braces and nothing else around its name.",
    explanation:
      "With a brace too many or too few, a space inside or another character in its place, the token is not replaced, and visitors read its name. They would also see a $ before the brace, as programmers write it. To show a brace, put a backslash before it; in the file, a backslash is written twice: \\\\{business.phone} shows {business.phone}.",
  },
  "fact-loop": {
    summary: "No fact contains itself.",
    explanation:
      "A fact can contain the tokens of others. If two facts contain each other, neither has a value, and visitors would see a token in its braces. Write the words themselves in one of them.",
  },
  "misplaced-token": {
    summary: "The token of a list parameter is an entry of a list.",
    explanation: "A list cannot be inserted into a sentence.",
  },
  markdown: {
    summary: "Texts use only the supported Markdown.",
    explanation:
      "Paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings are supported. The text of a prose section also has ### headings, quotations, code, tables and pictures; elsewhere, pictures have their own fields, and tables are written as lists. Anything else would appear as plain characters, or not at all. To show a character such as *, put a backslash before it; in the file, a backslash is written twice: \\\\*.",
  },
  "link-target": {
    summary: "Every link has a supported format.",
    explanation:
      "/path, #section, whatsapp:, email:, phone:, a number as tel:+44…, an email address as mailto:… or an address with https://. Anything else could lead visitors somewhere unsafe.",
  },
  "frame-address": {
    summary: "An embedded film or map has an address that works in a frame.",
    explanation:
      "Pages of channels and links for sharing maps cannot be shown on other sites: visitors would see an empty frame. Films and maps have other addresses for embedding.",
  },
  "form-address": {
    summary: "A form is sent to an address that receives it.",
    explanation:
      "Form services have pages on which you set up a form, and addresses that receive messages. A form that is sent to the former, or to a wrong email address, looks right, but its messages are lost.",
  },
  "media-missing": {
    summary: "Every picture and video in the config exists in public/media.",
    explanation: "A missing picture leaves a hole in the page. File names are case-sensitive.",
  },
  "picture-text": {
    summary: "Every picture has an alternative text, which is empty for a decoration.",
    explanation:
      'Screen readers read it to people who cannot see the picture. It is either where the picture is, { "file": "van.jpg", "alt": "…" }, or in public/media/media.json for all places that show the picture, "van.jpg": { "alt": "…" }. On a site in several languages, that file has one for each: { "alt": { "en": "…", "cy": "…" } }.',
  },
  "media-kind": {
    summary: "A field for a picture has a picture, and one for a video has a video.",
    explanation:
      "Browsers show nothing in place of the wrong one, or of a format that they do not support, such as HEIC.",
  },
  "media-huge": {
    summary: "No picture has more pixels than the build can process.",
    explanation:
      "Panoramas and scans are sometimes too large. Few screens show more than 4000 pixels across.",
  },
  "media-damaged": {
    summary: "Every picture can be read.",
    explanation:
      "A file that was cut off while copying, or renamed from another format, shows as a broken picture.",
  },
  "unknown-icon": {
    summary: "Every icon is one of Material Icons.",
    explanation:
      "Look it up at fonts.google.com/icons and write its name without spaces, each word with a capital: LocationOn.",
  },
  "unknown-font": {
    summary: "The theme's fonts are installed.",
    explanation:
      "Fonts come from Fontsource packages, so that visitors' browsers do not request them from another company.",
  },
  "font-letters": {
    severity: "warning",
    summary: "The theme's fonts have all letters of the site's texts.",
    explanation:
      "A letter that the font lacks is shown in another font of the visitor's device, which is readable but looks wrong. " +
      "If a font lacks letters in the middle of many words, it is not used, because words in two fonts look worse: " +
      "headings then have the font of the text, and text has one of the device.",
  },
  "font-width": {
    summary: "Only a font with a width axis is set wider or narrower.",
    explanation: "Remove the width, or choose a font with a width axis.",
  },
  "unknown-location": {
    summary: "A section names locations that exist.",
    explanation: "Each location has a key under `locations`; a section names it exactly so.",
  },
  "unknown-parent": {
    summary: "The parent of a page exists.",
    explanation: "The breadcrumbs at the top of the page link to it.",
  },
  "parent-loop": {
    summary: "No page is its own ancestor.",
    explanation: "The breadcrumbs would never end.",
  },
  "empty-list": {
    summary: "Every list of pages has entries.",
    explanation:
      "A list shows pages in its own language: those with a `date`, a parent, a template, a tag, an author or a series. Without any, visitors would see a heading with nothing under it.",
  },
  "listed-page": {
    summary: "Every page that a list names exists and can be listed.",
    explanation:
      "A list shows other pages of the site in the language of its own page. A page that it names and does not show would be missing without a word.",
  },
  "unknown-rule": {
    summary: "Every exception under checks names a rule that can be set.",
    explanation: "An exception for a misspelt rule would silently have no effect.",
  },
  "unused-exception": {
    severity: "warning",
    summary: "Every exception under checks is still needed.",
    explanation:
      "The problem that it was made for is fixed; if the exception stays, it hides the next problem of the same kind.",
  },
};

/**
 * Rules of the stages that read, parse and resolve the config. They cannot be turned off, because a site that
 * breaks one of them cannot be built.
 */
export const stageRules: readonly RuleInfo[] = Object.entries(table).map(([id, words]) => ({
  id,
  severity: "error",
  ...words,
}));
