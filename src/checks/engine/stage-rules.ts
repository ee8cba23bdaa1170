import { commandLine } from "../../util/command-line.ts";
import type { RuleInfo } from "./rule.ts";

type Explained = Pick<RuleInfo, "summary" | "explanation"> & Partial<RuleInfo>;

const table: Record<string, Explained> = {
  "file-version": {
    summary: "The file is of the version that this builder reads.",
    explanation: `The shape of the file changes at times, and its version with it. \`${commandLine("migrate")}\` takes an older file to the newest version: it shows what changes, and writes it with \`--write\`. A newer file needs a newer builder.`,
  },
  "json-syntax": {
    summary: "The file is JSON.",
    explanation:
      "Names and texts stand in double quotes, entries are parted by commas with none after the last, and every bracket has its partner. Comments are not JSON.",
  },
  encoding: {
    summary: "The file is UTF-8 text.",
    explanation:
      "Letters such as ŵ or £ are stored as UTF-8. In any other encoding they reach your visitors as question marks. Your editor's Save with Encoding puts it right.",
  },
  characters: {
    summary: "Texts have no characters that nobody means.",
    explanation:
      "Copied from a PDF or another program, a text may bring control characters, signs that turn the order of letters or cannot be seen, and what is left of letters that were read in the wrong encoding. Visitors, search engines and screen readers meet them all.",
  },
  "duplicate-key": {
    summary: "No name stands twice in one object.",
    explanation:
      "Of two entries with one name only the last would count, and the other be lost without a word.",
  },
  "long-text": {
    summary: "No text is longer than 50,000 letters.",
    explanation:
      "That is some twenty pages of print, and most likely something else that was pasted by mistake. A longer text goes into several sections or pages.",
  },
  "unknown-key": {
    summary: "Every field is one that exists.",
    explanation:
      "A misspelt field would be ignored, and you would wonder why nothing changes. The message lists the fields that may stand there.",
  },
  "missing-key": {
    summary: "Every field that is needed is there.",
    explanation: "Without it the section or page cannot be shown.",
  },
  "wrong-type": {
    summary: "Every value is of the kind its field takes.",
    explanation: "A text stands in double quotes, a list in square brackets, an object in braces.",
  },
  "unknown-value": {
    summary: "A field with a choice has one of its values.",
    explanation: "The message lists the values there are.",
  },
  "unknown-type": {
    summary: "Every section is of a type that exists.",
    explanation: "docs/reference.md describes the section types.",
  },
  "own-code": {
    summary: "The site's own sections, checks, looks and languages can be used.",
    explanation:
      "What lies in sections/, checks/, looks/ and languages/ beside the config, and in packages that it names under plugins, is code. A mistake in it stops the build, and the last good site stays. docs/kit.md says what each of them needs.",
  },
  "own-words": {
    summary: "A section of the site's own has words in the languages that it is shown in.",
    explanation:
      "What such a section says without the owner having written it, such as a button's label, stands under `words` in its definition, once for each language. Visitors would read another language otherwise.",
  },
  "component-error": {
    summary: "Every page can be shown.",
    explanation:
      "A section's component is code, and stops with an error for what is in this page's sections. The file and the line are named: it is to be mended there.",
  },
  "invalid-value": {
    summary: "Every value has the form its field asks for.",
    explanation:
      "Colours are #14202B, times 08:00, phone numbers +44 29 2018 0123, paths /web-design.",
  },
  "too-small": {
    summary: "No text or list is emptier than it may be.",
    explanation: "Write something, or take the field out if it may be missing.",
  },
  "too-big": {
    summary: "No list or number is larger than it may be.",
    explanation: "What stands in a list of buttons or points has to fit on a phone.",
  },
  "publish-folder": {
    summary: "A site is published into a folder that has no other use.",
    explanation:
      "A publication in the site's own folders would be built and published with the next one, and another folder's files would be in its way. Name a folder by its whole path, as your system shows it.",
  },
  "page-shape": {
    summary: "A page has sections of its own or a template, not both.",
    explanation: "With both, nobody could tell which of them should show.",
  },
  "unknown-template": {
    summary: "A page's template exists.",
    explanation: "Templates are declared under templates, by their name.",
  },
  "unknown-section": {
    summary: "What a page has in the place of a section of its template stands for one.",
    explanation: "Nobody could tell where on the page it should be.",
  },
  "misfit-parameter": {
    summary: "What stands in the place of a field is what the field takes.",
    explanation: "A field for cards takes a list of objects that have the fields of a card.",
  },
  "csv-syntax": {
    summary: "A CSV file is a table: a line of names, and then a line for each page.",
    explanation: "A cell with a separator, a line break or a quote in it stands in double quotes.",
  },
  "params-file": {
    summary: "A file with parameters lies beside the config and has what its pages need.",
    explanation: "Its pages are not there as long as it cannot be read.",
  },
  "missing-parameter": {
    summary: "A page gives every parameter of its template.",
    explanation: "The template's texts have a gap where the parameter should stand.",
  },
  "unknown-parameter": {
    summary: "A page gives no parameter that its template does not ask for.",
    explanation: "What is not asked for is never shown.",
  },
  "parameter-count": {
    summary: "A list parameter has as many entries as the template wants.",
    explanation: "The template was laid out for that number.",
  },
  "unknown-token": {
    summary: "Every token names a fact or a parameter.",
    explanation: "A token that names nothing would be shown to visitors in its braces.",
  },
  "broken-token": {
    summary: "Every token stands between one pair of braces, and nothing else is part of it.",
    explanation:
      "With a brace too many or too few, a space inside them or another sign in their place nothing is put in, and visitors read the name of the fact; a $ before the brace, as programmers write it, they would read too. So no brace is left that belongs to no token. A brace that visitors are to see has a backslash before it, and in the file a backslash is written twice: \\\\{business.phone} shows {business.phone}.",
  },
  "fact-loop": {
    summary: "No fact names itself.",
    explanation:
      "Facts may stand in others by their tokens. Where one names the other and that the first, there is no end to what would have to be put in, and visitors would read a token in its braces. One of them says its words itself.",
  },
  "misplaced-token": {
    summary: "A list parameter stands alone in a list.",
    explanation: "A list cannot be put into the middle of a sentence.",
  },
  markdown: {
    summary: "Texts use only the small Markdown.",
    explanation:
      "Paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings; pictures have fields of their own, and tables are written as lists. Of anything else visitors would see the signs or nothing. A sign that they are to see has a backslash before it, and in the file a backslash is written twice: \\\\*.",
  },
  "link-target": {
    summary: "Every link has one of the forms a link may take.",
    explanation:
      "/path, #section, whatsapp:, email:, phone:, a number as tel:+44…, an email address as mailto:… or an address with https://. Anything else could lead visitors somewhere unsafe.",
  },
  "frame-address": {
    summary: "A film or a map elsewhere has an address that a frame can show.",
    explanation:
      "The pages of a channel, and links that share a map, refuse to be shown on another site: visitors would see an empty frame. Films and maps have other addresses for that.",
  },
  "form-address": {
    summary: "A form is sent to an address that receives it.",
    explanation:
      "Form services have pages on which you set a form up, and addresses that receive what visitors write. A form that is sent to the first, or to an email address with a mistake in it, looks right, and its messages are lost.",
  },
  "media-missing": {
    summary: "Every picture and video that is named is in public/media.",
    explanation: "A missing picture leaves a hole in the page. Names count capital letters.",
  },
  "media-kind": {
    summary: "A picture stands where a picture belongs, a video where a video does.",
    explanation:
      "Browsers show nothing in the place of the other, nor of a file that is neither to them, such as HEIC.",
  },
  "media-huge": {
    summary: "No picture has more pixels than the build can work with.",
    explanation: "Panoramas and scans can; no screen shows more than 4000 pixels across.",
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
      "Fonts come from Fontsource packages, so that no visitor has to call another company for them.",
  },
  "font-letters": {
    severity: "warning",
    summary: "The theme's fonts have the letters of the site's words.",
    explanation:
      "What a font lacks is shown in whatever font the visitor's device has; it can be read, but looks " +
      "like another site. A font without letters in the middle of many words is not used, since a word in two " +
      "fonts is worse: headings are then in the font of the text, and text in one of the device.",
  },
  "font-width": {
    summary: "A font is set wider or narrower only if it can be.",
    explanation: "Take the width out, or choose a font with a width axis.",
  },
  "unknown-location": {
    summary: "A section is about locations that are in the file.",
    explanation:
      "Locations have short names of your own under `locations`; a section names them exactly as they stand there.",
  },
  "unknown-parent": {
    summary: "The page above a page exists.",
    explanation: "The trail at the top of the page would lead nowhere.",
  },
  "parent-loop": {
    summary: "No page stands above itself.",
    explanation: "The trail of links would go round in a circle.",
  },
  "no-news": {
    summary: "Every list of news has something to list.",
    explanation:
      "It lists the pages that have a `date`, in its own language; visitors would see a heading with nothing under it.",
  },
  "unknown-rule": {
    summary: "Every exception under checks names a rule that can be set.",
    explanation: "An exception for a misspelt rule would change nothing, without a word.",
  },
  "unused-exception": {
    severity: "warning",
    summary: "Every exception under checks is still needed.",
    explanation:
      "What an exception was made for is put right; left in, it would hide the next problem of its kind.",
  },
};

/**
 * What is checked while the file is read, parsed and resolved. A site that breaks one of these cannot
 * be built, so they cannot be turned off.
 */
export const stageRules: readonly RuleInfo[] = Object.entries(table).map(([id, words]) => ({
  id,
  severity: "error",
  ...words,
}));
